declare module '*.yaml' {
  const data: unknown
  export default data
}

declare module '*.mdx?data' {
  const data: unknown
  export default data
}
