/** First port; `TEST_PORT` moves all of them, so that two checkouts can be tested at once. */
const base = Number(process.env['TEST_PORT'] ?? 4310)

/** Ports of the production build, React's development build, and a build below /sub/. */
export const productionPort = base
export const developmentPort = base + 1
export const subPathPort = base + 2
/** Port of the production build for screenshots, which may run beside the others. */
export const visualPort = base + 3
/** Ports of the production build for the walks in other browsers, and of the server before it. */
export const walksSitePort = base + 4
export const walksPort = base + 5
/** Port of the production build for the accessibility run. */
export const accessPort = base + 6
