/** Fields of a document that its page does not render; they stay out of what the browser loads. */
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
