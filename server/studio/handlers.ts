import type { FastifyRequest } from 'fastify'
import { STUDIO_PATH } from '#shared/studio/endpoint.ts'
import type { DOCUMENT_ENDPOINTS } from '#shared/studio/documents.ts'
import type { PREVIEW_ENDPOINTS } from '#shared/studio/preview.ts'
import type { PREVIEW_LINK_ENDPOINTS } from '#shared/studio/preview-links.ts'
import type { LAUNCH_ENDPOINTS } from '#shared/studio/launch.ts'
import type { PUBLISH_ENDPOINTS } from '#shared/studio/publish.ts'
import type { UPLOAD_ENDPOINTS } from '#shared/studio/uploads.ts'
import type { PRIVACY_ENDPOINTS } from '#shared/studio/privacy.ts'
import type { NOTICE_ENDPOINTS } from '#shared/studio/notices.ts'
import { officeDay } from '#shared/studio/office-time.ts'
import type { Database } from '../db/schema.ts'
import type { CurrentFault } from '../alerts/monitor.ts'
import type { CountRequests } from '../db/memory-request-counter.ts'
import type { Settings } from '../settings.ts'
import type { Notifier } from './notices/notifier.ts'
import type { Accounts, NewLink } from './accounts.ts'
import type { Handlers } from './api.ts'
import { auditPeople, readAudit, writeAudit } from './audit.ts'
import type { Cookies } from './cookies.ts'
import { documentHandlers } from './document-handlers.ts'
import type { ContentProcess } from './content-process.ts'
import { createDesk } from './desk.ts'
import { describeDevice } from './device.ts'
import { noticeHandlers } from './notice-handlers.ts'
import { createLeadChanges, StaleError } from './lead-changes.ts'
import type { LinkMailer } from './link-mail.ts'
import { privacyHandlers } from './privacy-handlers.ts'
import type { Eraser } from './erasure.ts'
import { uploadHandlers } from './uploads/upload-handlers.ts'
import type { Uploads } from './uploads/uploads.ts'
import { publishHandlers } from './publish-handlers.ts'
import type { Publisher } from './publishing/publisher.ts'
import { previewHandlers } from './preview.ts'
import { previewLinkHandlers } from './preview-links.ts'
import type { PreviewProcess } from './preview-process.ts'
import { createPasskeys } from './passkeys.ts'
import { readNumbers } from './numbers.ts'
import { notFound, Problem } from './problem.ts'
import { requireRelyingParty } from './relying-party.ts'
import type { Sessions } from './sessions.ts'
import { createSettingsStore } from './settings-store.ts'

export type HandlerDeps = {
  settings: Settings
  database: Database
  now: () => number
  accounts: Accounts
  sessions: Sessions
  cookies: Cookies
  mailLink: LinkMailer
  onDelivery: () => void
  notifier: Notifier
  eraser: Eraser
  /** Null when nothing can be edited. */
  content: ContentProcess | null
  publisher: Publisher | null
  preview: PreviewProcess | null
  uploads: Uploads | null
  countRequests: CountRequests
  alarms: () => CurrentFault[]
  /** Called after a lead was changed. */
  onChange: () => void
}

/** The token is in the fragment, which browsers do not send and servers do not log. */
export const linkUrl = (origin: string, basePath: string, token: string) =>
  `${origin}${basePath}${STUDIO_PATH}/link#${token}`

/** Handlers of all endpoints. */
export function createHandlers(deps: HandlerDeps): Handlers {
  return {
    ...accountHandlers(deps),
    ...leadHandlers(deps),
    ...settingsHandlers(deps),
    ...noticeHandlers(deps),
    ...documentHandlers(deps),
    ...previewHandlers(deps),
    ...previewLinkHandlers(deps),
    ...publishHandlers(deps),
    ...uploadHandlers(deps),
    ...privacyHandlers({ ...deps, settings: deps.notifier.settings }),
  }
}

type SignInNames = 'signInOptions' | 'signIn' | 'linkOptions' | 'redeemLink' | 'getMe' | 'signOut'
type AccountNames = 'getAccount' | 'addDevice' | 'removePasskey' | 'endSession'
type PeopleNames =
  | 'listPeople'
  | 'invitePerson'
  | 'changePerson'
  | 'recoverPerson'
  | 'revokePerson'
  | 'listAudit'
  | 'listAuditPeople'
type NoticeNames = keyof typeof NOTICE_ENDPOINTS | keyof typeof PRIVACY_ENDPOINTS | ContentNames
type ContentNames =
  | keyof typeof DOCUMENT_ENDPOINTS
  | keyof typeof LAUNCH_ENDPOINTS
  | keyof typeof PREVIEW_ENDPOINTS
  | keyof typeof PREVIEW_LINK_ENDPOINTS
  | keyof typeof PUBLISH_ENDPOINTS
  | keyof typeof UPLOAD_ENDPOINTS
type SettingsNames = 'getNumbers' | 'getSettings' | 'putTemplates' | 'putOfficeHours'

function accountHandlers(deps: HandlerDeps): Pick<Handlers, SignInNames | AccountNames | PeopleNames> {
  const { settings, database, now, accounts, sessions, cookies } = deps
  const passkeys = createPasskeys(database, sessions, now)
  const party = (request: FastifyRequest) => requireRelyingParty(request, settings)
  const deviceOf = (request: FastifyRequest) => describeDevice(request.headers['user-agent'])
  async function linkAnswer(request: FastifyRequest, { token, expiresAt, account }: NewLink) {
    const url = linkUrl(party(request).origin, settings.basePath, token)
    return { url, expiresAt, mailedTo: await deps.mailLink(account, url) }
  }

  return {
    async signInOptions({ request, reply }) {
      const { options, token } = await passkeys.signInOptions(party(request))
      cookies.setCeremony(reply, token)
      return { options }
    },
    async signIn({ request, reply, body }) {
      const token = cookies.readCeremony(request)
      const { account, session } = await passkeys.signIn(party(request), token, body.response, deviceOf(request))
      cookies.setSession(reply, session)
      return account
    },
    async linkOptions({ request, reply, body }) {
      const { token, ...rest } = await passkeys.linkOptions(party(request), body.token)
      cookies.setCeremony(reply, token)
      return rest
    },
    async redeemLink({ request, reply, body }) {
      const token = cookies.readCeremony(request)
      const { account, session } = await passkeys.redeemLink(party(request), token, body, deviceOf(request))
      cookies.setSession(reply, session)
      return account
    },
    getMe: async ({ session }) => session.account,
    async signOut({ session, reply }) {
      await sessions.end(session.account.id, session.id)
      await writeAudit(database.kysely, { at: now(), account: session.account.id, action: 'signed out', target: '' })
      cookies.clearSession(reply)
      return null
    },

    getAccount: async ({ session: { account, id } }) => ({
      passkeys: await passkeys.list(account.id),
      sessions: await sessions.list(account.id, id),
    }),
    addDevice: async ({ session, request }) =>
      linkAnswer(request, await accounts.makeLink(session.account.id, 'device', session.account.id)),
    async removePasskey({ session, params }) {
      await passkeys.remove(session.account.id, params.id)
      return null
    },
    async endSession({ session, params }) {
      if (!(await sessions.end(session.account.id, params.id))) throw notFound('This session')
      await writeAudit(database.kysely, { at: now(), account: session.account.id, action: 'session ended', target: '' })
      return null
    },

    listPeople: async () => ({ people: await accounts.list() }),
    invitePerson: async ({ session, body, request }) =>
      linkAnswer(request, await accounts.invite(body, session.account.id)),
    async changePerson({ session, params, body }) {
      await accounts.changeRole(params.id, body.role, session.account.id)
      return null
    },
    recoverPerson: async ({ session, params, request }) =>
      linkAnswer(request, await accounts.makeLink(params.id, 'recovery', session.account.id)),
    async revokePerson({ session, params }) {
      await accounts.revoke(params.id, session.account.id)
      return null
    },
    listAudit: ({ query }) => readAudit(database.kysely, query),
    listAuditPeople: async () => ({ people: await auditPeople(database.kysely) }),
  }
}

function settingsHandlers({ database, now }: HandlerDeps): Pick<Handlers, SettingsNames> {
  const store = createSettingsStore(database, now)
  return {
    async getNumbers({ query }) {
      const hours = (await store.read())['office-hours'].value
      return readNumbers(database, query.period, now(), hours)
    },
    getSettings: store.readDesk,
    putTemplates: ({ body, session }) => store.write('templates', body, session.account.id, store.readDesk),
    putOfficeHours: ({ body, session }) => store.write('office-hours', body, session.account.id, store.readDesk),
  }
}

function leadHandlers(
  deps: HandlerDeps,
): Omit<Handlers, SignInNames | AccountNames | PeopleNames | SettingsNames | NoticeNames> {
  const { database, now, onChange, onDelivery } = deps
  const desk = createDesk(database)
  const changes = createLeadChanges(database, now)
  const settings = createSettingsStore(database, now)
  const today = async () => officeDay(now(), (await settings.read())['office-hours'].value)

  /** Runs a change, notifies the others, and returns the lead as it is afterwards. */
  async function act(id: number, account: number, work: () => Promise<void>) {
    await work()
    onChange()
    return desk.find(id, account)
  }

  return {
    listLeads: async ({ query, session }) => desk.list(query, session.account.id, await today()),
    countLeads: async ({ session }) => desk.counts(session.account.id, await today()),
    listColleagues: async () => ({ colleagues: await desk.colleagues() }),
    getLead: ({ params, session }) => desk.find(params.id, session.account.id),
    async changeLead({ params, body, session }) {
      const account = session.account.id
      try {
        return await act(params.id, account, () => changes.change(params.id, account, body.version, body.changes))
      } catch (error) {
        if (!(error instanceof StaleError)) throw error
        const current = await desk.find(params.id, account)
        throw new Problem(409, 'conflict', 'Somebody else has changed this enquiry meanwhile.', { current })
      }
    },
    addNote: ({ params, body, session: { account } }) =>
      act(params.id, account.id, () => changes.addNote(params.id, account.id, body.text, body.key)),
    recordReply: ({ params, body, session: { account } }) =>
      act(params.id, account.id, () => changes.recordReply(params.id, account.id, body.channel, body.markContacted)),
    async releaseLead({ params, session: { account } }) {
      const lead = await act(params.id, account.id, () => changes.release(params.id, account.id))
      onDelivery()
      return lead
    },
    confirmSpam: ({ params, session: { account } }) =>
      act(params.id, account.id, () => changes.confirmSpam(params.id, account.id)),
    async resendLead({ params, session: { account } }) {
      const lead = await act(params.id, account.id, () => changes.resend(params.id, account.id))
      onDelivery()
      return lead
    },
    async setRead({ params, body, session }) {
      await desk.setRead(params.id, session.account.id, body.isRead)
      return null
    },
    async readAll({ session }) {
      await desk.readAll(session.account.id)
      return null
    },
  }
}
