import titles from 'virtual:page-titles'
import { navigation } from './navigation.ts'
import type { RoutePath } from '../routes.ts'

const labels = new Map<RoutePath, string>(
  navigation.services.tabs.flatMap((tab) => [
    [tab.to, tab.label] as const,
    ...('groups' in tab ? tab.groups.flatMap(({ links }) => links.map(({ to, label }) => [to, label] as const)) : []),
  ]),
)

/** Returns the label of the page in the Services menu, else its title, else its path. */
export const serviceLabel = (path: RoutePath): string => labels.get(path) ?? titles[path] ?? path
