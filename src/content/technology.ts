export { default as technology } from '#content/technology.yaml'
