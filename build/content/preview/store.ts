import type { PageType } from '../../../src/routes.ts'
import type { MenuPictures } from '../menu-pictures.ts'

/** Module that the bundle imports content from; the program that runs the bundle provides it. */
export const PREVIEW_STORE = 'preview-store'

export type PreviewStore = {
  /** Returns the checked data of a loaded document. */
  read: (file: string) => unknown
  pages: () => Record<string, { type: PageType; load: () => Promise<unknown> }>
  titles: () => Record<string, string>
  menuPictures: () => MenuPictures
}
