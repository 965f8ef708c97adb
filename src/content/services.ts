import type { DocumentOf } from '../../build/content/schemas/fields.ts'
import type schema from '../../build/content/schemas/services.ts'

export type Service = DocumentOf<typeof schema>
export type Hero = Service['hero']
export type ServiceSection = Service['sections'][number]
export type SectionOf<Kind extends ServiceSection['kind']> = Extract<ServiceSection, { kind: Kind }>
export type FigureContent = SectionOf<'figure'>
/** Content of the figure that has this drawing. */
export type FigureOf<Drawing extends FigureContent['drawing']> = Extract<FigureContent, { drawing: Drawing }>
