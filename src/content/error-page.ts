export { default as errorPage } from '#content/error.yaml'
