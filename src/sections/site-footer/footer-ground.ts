/** Of the question that every page ends with; the section before it stands on another. */
export const FOOTER_GROUND = 'laterite'
