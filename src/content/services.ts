import type { DocumentOf } from './schemas/kit.ts'
import type schema from './schemas/services.ts'

export type Service = DocumentOf<typeof schema>
export type Hero = Service['hero']
export type ServiceSection = Service['sections'][number]
export type SectionOf<Kind extends ServiceSection['kind']> = Extract<ServiceSection, { kind: Kind }>
