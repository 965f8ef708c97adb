export { default as about } from '#content/about.yaml'
