/** Where the tab notes the page whose code failed, while its document is tried. */
export const RETRY_KEY = 'chunk-retry'
