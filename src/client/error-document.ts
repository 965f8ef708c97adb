import { errorTitle } from '../app/error-title.ts'
import { loadPage, type LoadedPage } from './page-loader.ts'

/** Loads the error page, or creates a minimal one if that fails, too. */
export async function showError(error: unknown): Promise<LoadedPage> {
  console.error(error)
  try {
    return await loadPage('/404')
  } catch {
    const bare = document.implementation.createHTMLDocument(errorTitle)
    bare.body.innerHTML = `<div id="root"><main id="main" data-plain-links><h1>${errorTitle}</h1><p><a href="${import.meta.env.BASE_URL}">Home</a></p></main></div>`
    return { document: bare, sheets: [...document.adoptedStyleSheets] }
  }
}
