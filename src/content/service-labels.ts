import { navigation } from './navigation.ts'
import type { RoutePath } from '../routes.ts'

const labels = new Map<RoutePath, string>(
  navigation.services.tabs.flatMap((tab) => [
    [tab.to, tab.label] as const,
    ...('groups' in tab ? tab.groups.flatMap(({ links }) => links.map(({ to, label }) => [to, label] as const)) : []),
  ]),
)

/** What the Services menu calls the page at this path. */
export function serviceLabel(path: RoutePath): string {
  const label = labels.get(path)
  if (!label) throw new Error(`${path} is not in the Services menu`)
  return label
}
