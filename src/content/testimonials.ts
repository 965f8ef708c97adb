import data from '#content/testimonials.yaml'

export const { testimonials } = data
