import { scrollToId } from '../motion/scroll.ts'

/** To a hash router `#main` would be a page: script moves the focus itself, without it the browser does. */
export function SkipLink() {
  return (
    <a
      className="skip-link"
      href="#main"
      onClick={(event) => {
        event.preventDefault()
        scrollToId('main')
      }}
    >
      Skip to content
    </a>
  )
}
