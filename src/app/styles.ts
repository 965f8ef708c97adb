/* All style sheets of the site in the order of the cascade: base styles first. */
import '../styles/index.css'

export const styles = [
  import.meta.glob('../ui/*.module.css', { eager: true }),
  import.meta.glob('../motion/*.module.css', { eager: true }),
  import.meta.glob('../sections/**/*.module.css', { eager: true }),
  import.meta.glob('./*.module.css', { eager: true }),
  import.meta.glob('../pages/**/*.module.css', { eager: true }),
]
