/** The production build, React's development build, and a build below /sub/. */
export const productionPort = 4310
export const developmentPort = 4311
export const subPathPort = 4312
/** The production build for screenshots, beside a run of the others. */
export const visualPort = 4313
/** The production build for the walks in other browsers, and what they reach it through. */
export const walksSitePort = 4314
export const walksPort = 4315
/** The production build for the accessibility run. */
export const accessPort = 4340
