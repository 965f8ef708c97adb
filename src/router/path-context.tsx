import { createContext, use } from 'react'

/** Path of the rendered page. Prerender only: islands in the browser have no provider. */
export const PathContext = createContext('/')

export const usePath = (): string => use(PathContext)
