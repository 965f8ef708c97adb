/** sessionStorage key of contact forms that are not delivered yet. */
export const STORAGE_KEY = 'unsent-contact'

/** sessionStorage key of the values typed into the form. */
export const DRAFT_KEY = 'contact-draft'
