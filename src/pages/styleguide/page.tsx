import { Banner } from '../../sections/banner/banner.tsx'
import { Colours } from './colours.tsx'
import { Controls } from './controls.tsx'
import { Fields } from './fields.tsx'
import { Moving } from './moving.tsx'
import { Island } from '../../ui/island.tsx'
import { Overlays } from './overlays.tsx'
import { samplePicture } from './sample-picture.ts'
import { Surfaces } from './surfaces.tsx'
import { Type } from './type.tsx'

/** Every primitive in every state, for developers; the frame mounts it outside production only. */
export function StyleguidePage() {
  return (
    <>
      <Banner
        title={['Style', 'Guide']}
        eyebrow="For developers"
        text="Every primitive in every state. Nothing here ships."
        picture={samplePicture('banners/contact')}
        layout="full"
        scrollTo="colours"
      />
      <Colours />
      <Type />
      <Controls />
      <Fields />
      <Surfaces />
      <Moving />
      <Island name="styleguide-overlays" component={Overlays} props={{}} />
      <Banner
        title={['Market', 'Drive']}
        eyebrow="Agency"
        place="middle"
        ground="laterite"
        picture={samplePicture('banners/technology')}
      />
    </>
  )
}
