import data from '#content/team.yaml'

export const { groups } = data
export type Member = (typeof groups)[number]['members'][number]
