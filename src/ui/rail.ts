/** On the list that carries `rail.module.css`: Safari scrolls by keyboard only what can be focused. */
export const railKeys = { tabIndex: 0, 'data-enhance': 'rail' } as const
