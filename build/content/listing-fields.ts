/** Fields of a document that its page does not render and that are therefore not sent to the browser. */
export const LISTING_FIELDS = [
  'draft',
  'publishOn',
  'formerly',
  'order',
  'menu',
  'search',
  'overview',
  'also',
  'listed',
  'featured',
  'home',
] as const
export type ListingField = (typeof LISTING_FIELDS)[number]
