/** Where the tab keeps contact forms that have not got through. */
export const STORAGE_KEY = 'unsent-contact'
