/** Where the tab keeps contact forms that have not got through. */
export const STORAGE_KEY = 'unsent-contact'

/** Where the tab keeps what has been typed into the form. */
export const DRAFT_KEY = 'contact-draft'
