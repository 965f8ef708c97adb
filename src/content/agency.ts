export { default as agency } from '#content/agency.yaml'
