import navigation from '#content/navigation.yaml'

export { navigation }
export type Navigation = typeof navigation
