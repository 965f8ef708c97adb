import { devices, idle, launchBrowser } from './browser.ts'
import { withServedSite } from './served-site.ts'
await withServedSite(async ({ url }: { url: string }) => {
  const browser = await launchBrowser()
  for (const path of process.argv.slice(2)) {
    for (let run = 0; run < 3; run++) {
      const page = await browser.newPage((devices as any).phone)
      await browser.startTracing(page, { categories: ['devtools.timeline','disabled-by-default-devtools.timeline','blink','toplevel'] })
      await page.goto(url + path)
      await page.waitForFunction((s) => performance.now() > s + 2000, 0)
      await idle(page)
      await page.evaluate(() => console.timeStamp('work'))
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
      await page.close()
      const mark = traceEvents.find((e: any) => e.name === 'TimeStamp')
      const ev = traceEvents.filter((e: any) => e.pid === mark.pid && e.tid === mark.tid && e.ph === 'X').sort((a: any, b: any) => a.ts - b.ts)
      const tasks = ev.filter((e: any) => e.name === 'RunTask')
      const driver = ev.filter((e: any) => e.name === 'EvaluateScript' && !e.args?.data)
      const total = tasks.filter((t: any) => !driver.some((d: any) => d.ts >= t.ts && d.ts < t.ts + t.dur)).reduce((n: number, t: any) => n + Math.max(0, t.tdur / 1000 * 16 - 50), 0)
      console.log(`\n# ${path} run ${run}: ${total.toFixed(0)} ms at 16`)
      if (run !== 1) continue
      const t0 = tasks[0].ts
      for (const t of tasks) {
        if (t.tdur < 3100) continue
        if (driver.some((d: any) => d.ts >= t.ts && d.ts < t.ts + t.dur)) continue
        console.log(`@${((t.ts - t0) / 1000).toFixed(0)} TASK ${(t.tdur / 1000).toFixed(1)}`)
        const ends: number[] = []
        for (const e of ev) {
          if (e.ts < t.ts || e.ts >= t.ts + t.dur || e === t || e.name==='RunTask') continue
          if ((e.tdur ?? 0) < 250) continue
          while (ends.length && ends[ends.length - 1]! <= e.ts) ends.pop()
          console.log(`   ${'  '.repeat(ends.length)}${e.name} ${(e.tdur / 1000).toFixed(2)} ${e.args?.elementCount ? 'n=' + e.args.elementCount : ''}${e.args?.data?.functionName ?? ''} ${(e.args?.data?.url ?? '').split('/').pop().slice(0,30)} ${e.name==='ParseHTML'?e.args?.beginData?.startLine:''}${e.args?.data?.styleSheetUrl ?? ''}`)
          ends.push(e.ts + e.dur)
        }
      }
    }
  }
  await browser.close()
})
