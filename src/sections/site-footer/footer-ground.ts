/** Ground of the question that every page ends with. The section before it has to stand on another one. */
export const FOOTER_GROUND = 'laterite'
