import { Counter } from '../../motion/counter.tsx'
import { Marquee } from '../../motion/marquee.tsx'
import { reveal, revealAfter } from '../../motion/reveal.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { Image } from '../../ui/image.tsx'
import { Section } from '../../ui/section.tsx'
import { samplePicture } from './sample-picture.ts'
import css from './styleguide.module.css'

const works = ['01', '02', '03', '04', '05', '06', '07', '08', '09'].map((number) => ({
  id: number,
  content: <Image picture={samplePicture(`works/work-${number}`)} sizes="30vw" />,
}))

export function Moving() {
  return (
    <Section labelledBy="moving" className="flow">
      <h2 id="moving">Motion</h2>
      <p className={css.numeral}>
        <Counter metric={{ value: 3.5, prefix: '$', suffix: 'M+' }} /> <Counter metric={{ value: 2500, suffix: '+' }} />
      </p>
      <Marquee label="Sample words">
        {['Add Value', 'Own the outcome', 'Say it plainly'].map((word) => (
          <li key={word} className={css.word}>
            {word}
          </li>
        ))}
      </Marquee>
      <div className={css.grid}>
        <div {...reveal}>Lifts into place</div>
        <div {...revealAfter(1)}>A little later</div>
        <div {...revealAfter(2)}>Later still</div>
      </div>
      <Carousel label="Sample cards" slides={works} />
      <Carousel label="Sample logos" view="logos" loop autoplay={2500} dots={false} slides={works} />
      <Carousel label="Sample single" view="single" slides={works.slice(0, 3)} />
    </Section>
  )
}
