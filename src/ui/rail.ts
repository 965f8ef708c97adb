/** Attributes for the list with the class of `rail.module.css`: Safari scrolls by keyboard only what can be focused. */
export const railKeys = { tabIndex: 0, 'data-enhance': 'rail' } as const
