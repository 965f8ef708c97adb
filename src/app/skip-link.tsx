/** `#main` would be a route to the hash router: src/client/navigation.ts scrolls instead. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main" data-scroll="0">
      Skip to content
    </a>
  )
}
