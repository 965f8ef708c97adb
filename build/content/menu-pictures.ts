/** Collects the picture of every page in the two menus. Build-time only. */
import { z } from 'zod'
import type { RoutePath } from '../../src/routes.ts'
import type { Picture } from './pictures.ts'
import { picture } from './schemas/fields.ts'
import { documentsIn } from './schemas/page-fields.ts'
import { technologyItems } from './schemas/technology.ts'

export type MenuPictures = {
  pages: { to: RoutePath; picture: Picture }[]
  /** Pictures in the order of the sections. */
  technology: Picture[]
}

const own = z.object({ picture: picture() })

export function menuPictures(): MenuPictures {
  const pages = [
    ...documentsIn('services', z.object({ hero: own })).map(({ to, hero }) => ({ to, ...hero })),
    ...documentsIn('advisory-details', z.object({ banner: own })).map(({ to, banner }) => ({ to, ...banner })),
    ...documentsIn('cases', own),
    ...documentsIn('articles', own),
  ]
  return {
    pages: pages.map(({ to, picture }) => ({ to, picture })),
    technology: technologyItems().map(({ picture }) => picture),
  }
}
