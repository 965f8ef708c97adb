/** To a hash router `#main` would be a page: src/client/navigation.ts scrolls instead, without script the browser does. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main" data-scroll="0">
      Skip to content
    </a>
  )
}
