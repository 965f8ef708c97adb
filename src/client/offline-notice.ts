import button from '../ui/button.module.css'
import { isWaiting, retryNow, subscribeToWaiting } from './connectivity.ts'

/** Shows in the layout's live region that the requested page cannot be fetched. The current page stays. */
export function showOfflineNotice(): void {
  subscribeToWaiting(() => {
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
  again.addEventListener('click', retryNow)
  return [text, again]
}
