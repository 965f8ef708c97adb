import { table, type RoutePath } from '../../../src/routes.ts'
import { pageFiles, pathIn } from '../page-list.ts'
import { dayAt, today } from '../today.ts'

/** Returns the pages whose day has come after the day of `since`, which is in milliseconds since 1970. */
export function datedPages(since: number): { file: string; path: RoutePath }[] {
  const [last, now] = [dayAt(new Date(since)), today()]
  return table.flatMap((row) => {
    if (!('folder' in row)) return []
    return pageFiles(row.folder)
      .filter(({ hidden, fields }) => {
        const days = [fields['publishOn'], fields['published']].map(String)
        return !hidden && days.some((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && day > last && day <= now)
      })
      .map(({ file, slug }) => ({ file, path: pathIn(row.folder, slug) }))
  })
}
