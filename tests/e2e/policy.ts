import type { BrowserContext, CDPSession, Page } from '@playwright/test'

type Issue = {
  code: string
  details: {
    contentSecurityPolicyIssueDetails?: {
      blockedURL?: string
      violatedDirective: string
      isReportOnly: boolean
      contentSecurityPolicyViolationType: string
    }
  }
}

/**
 * Adds every breach of a Content-Security-Policy, in any page or frame of the context, to the complaints. Uses the
 * browser's own list instead of the page's `securitypolicyviolation` event: without script a listener starts too late
 * for the document's own markup, and `document.open` removes it. Returns a function to await before the complaints are
 * read.
 */
export async function watchPolicy(
  context: BrowserContext,
  complaints: string[],
  scripts = true,
): Promise<() => Promise<void>> {
  const watched = new Map<Page, Promise<CDPSession | null>>()

  const watch = async (page: Page): Promise<CDPSession | null> => {
    try {
      const session = await context.newCDPSession(page)
      session.on('Audits.issueAdded', ({ issue }) => {
        const breach = describe(issue as Issue, scripts)
        if (breach) complaints.push(breach)
      })
      // Also reports earlier findings.
      await session.send('Audits.enable')
      return session
    } catch {
      // The page was closed in the meantime.
      return null
    }
  }
  const add = (page: Page) => void watched.set(page, watch(page))
  context.pages().forEach(add)
  context.on('page', add)
  await Promise.all(watched.values())

  return async () => {
    for (const session of await Promise.all(watched.values())) {
      // Its response arrives after everything reported so far.
      await session?.send('Audits.enable').catch(() => undefined)
    }
  }
}

function describe({ code, details }: Issue, scripts: boolean): string | null {
  const breach = details.contentSecurityPolicyIssueDetails
  if (code !== 'ContentSecurityPolicyIssue' || !breach) return null
  const { violatedDirective, blockedURL, contentSecurityPolicyViolationType: kind } = breach
  // With scripts disabled Chromium reports their blocked preloads as breaches.
  if (!scripts && violatedDirective.startsWith('script-src') && kind === 'kURLViolation') return null
  return `policy breached: ${violatedDirective} ${kind} ${blockedURL ?? ''}`.trim()
}
