/** Link to the main content. The hash router would read `#main` as a route, so src/client/navigation.ts scrolls. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main" data-scroll="0">
      Skip to content
    </a>
  )
}
