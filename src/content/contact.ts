export { default as contact } from '#content/contact.yaml'
