import data from '#content/clients.yaml'

export const { clients, results } = data
