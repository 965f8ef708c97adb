import button from '../ui/button.module.css'
import { isWaiting, tryAgain, watchWaiting } from './connectivity.ts'

/** While a page that was asked for cannot be fetched, the one being read stays, and the status of the layout says why. */
export function showOfflineNotice(): void {
  watchWaiting(() => {
    const status = document.getElementById('offline')
    if (!status) return
    status.toggleAttribute('data-shown', isWaiting())
    status.dataset['ground'] = 'ink'
    status.replaceChildren(...(isWaiting() ? createNotice() : []))
  })
}

function createNotice(): HTMLElement[] {
  const text = document.createElement('p')
  text.textContent = 'No connection just now. The page you asked for opens as soon as it is back.'
  const again = document.createElement('button')
  again.type = 'button'
  again.className = button['button'] ?? ''
  again.textContent = 'Try again'
  again.addEventListener('click', tryAgain)
  return [text, again]
}
