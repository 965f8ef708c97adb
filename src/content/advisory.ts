export { default as advisory } from '#content/advisory.yaml'
