import { optimize } from 'svgo'
import { write } from '../raster.ts'
import { chennai, dubai } from './cities.ts'

// Ids are kept, because the land is referenced by its id.
const plugins = [
  {
    name: 'preset-default' as const,
    params: { overrides: { cleanupIds: false as const, mergePaths: false as const } },
  },
]

for (const [name, map] of Object.entries({ chennai, dubai }))
  write(`public/maps/${name}.svg`, optimize(await map(), { floatPrecision: 1, plugins }).data)
