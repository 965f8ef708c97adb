import { createContext, use } from 'react'

/** Path of the rendered page. Only for the prerender build: islands in the browser have no provider. */
export const PathContext = createContext('/')

export const usePath = (): string => use(PathContext)
