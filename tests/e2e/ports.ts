/** `TEST_PORT` moves all of them, so that two checkouts can be tested at once. */
const base = Number(process.env['TEST_PORT'] ?? 4310)

/** The production build, React's development build, and a build below /sub/. */
export const productionPort = base
export const developmentPort = base + 1
export const subPathPort = base + 2
/** The production build for screenshots, beside a run of the others. */
export const visualPort = base + 3
/** The production build for the walks in other browsers, and what they reach it through. */
export const walksSitePort = base + 4
export const walksPort = base + 5
/** The production build for the accessibility run. */
export const accessPort = base + 6
