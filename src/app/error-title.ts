export const errorTitle = 'Unexpected Application Error!'
