export { default as home } from '#content/home.yaml'
