import type { PageType } from '../../../src/routes.ts'
import type { MenuPictures } from '../menu-pictures.ts'

/** The one module that the bundle imports content from; who runs the bundle gives it. */
export const PREVIEW_STORE = 'preview-store'

export type PreviewStore = {
  /** The checked data of a document that is loaded already. */
  read: (file: string) => unknown
  pages: () => Record<string, { type: PageType; load: () => Promise<unknown> }>
  titles: () => Record<string, string>
  menuPictures: () => MenuPictures
}
