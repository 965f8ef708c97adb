import { createContext, use } from 'react'

/** The path of the page that is rendered. Given by the build only: an island in the browser does not know it. */
export const PathContext = createContext('/')

export const usePath = (): string => use(PathContext)
