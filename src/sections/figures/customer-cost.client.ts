import { customerCost, formatCount, formatRupees, type CustomerNumbers } from '../../lib/customer-cost.ts'
import { getRouteState } from '../../router/hash-router.ts'

const NAMES = ['price', 'margin', 'visitors', 'share'] as const

/** Works out the result anew with each change. The numbers may stand in the page's address, and go to the form with it. */
export function mount(root: HTMLElement): () => void {
  const find = <Found extends Element>(selector: string): Found => {
    const found = root.querySelector<Found>(selector)
    if (!found) throw new Error(`The calculator has no ${selector}`)
    return found
  }
  const input = (name: string) => find<HTMLInputElement>(`[name=${name}]`)
  const { pathname, search } = getRouteState().location
  const asked = new URLSearchParams(search)
  for (const name of NAMES) {
    const value = asked.get(name)
    if (value) input(name).value = value
  }
  const copy = find<HTMLButtonElement>('[data-copied]')
  const copyLabel = find<HTMLElement>('[data-copied] span')
  const words = copyLabel.textContent
  const fault = find<HTMLElement>('[data-fault]')

  const contactPage = find('[data-send]').getAttribute('href') ?? ''

  const numbers = (): CustomerNumbers => {
    const [price = 0, margin = 0, visitors = 0, share = 0] = NAMES.map((name) => input(name).valueAsNumber)
    return { price, margin, visitors, share }
  }

  const update = (): void => {
    const given = numbers()
    const cost = customerCost(given)
    for (const name of NAMES) input(name).setAttribute('aria-invalid', String(!input(name).validity.valid))
    fault.textContent = cost ? '' : (fault.dataset['fault'] ?? '')
    const results = {
      customer: cost && formatRupees(cost.customer),
      click: cost && formatRupees(cost.click),
      customers: cost && formatCount(cost.customers),
      month: cost && formatRupees(cost.month),
    }
    for (const [name, result] of Object.entries(results)) find(`[data-result=${name}]`).textContent = result ?? '–'
    find('rect').setAttribute('width', String(cost ? given.margin : 0))
    copyLabel.textContent = words
    const link = find('[data-send]')
    const message = cost && messageOf({ ...given, customer: results.customer ?? '' })
    link.setAttribute('href', `${contactPage}${message ? `?message=${encodeURIComponent(message)}` : ''}`)
  }

  const messageOf = (values: Record<string, string | number>): string =>
    (root.dataset['message'] ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

  const copyAddress = async (): Promise<void> => {
    const query = new URLSearchParams(NAMES.map((name) => [name, input(name).value]))
    try {
      await navigator.clipboard.writeText(`${location.href.split('#', 1)[0]}#${pathname}?${query}`)
      copyLabel.textContent = copy.dataset['copied'] ?? ''
    } catch (error) {
      console.warn('The link could not be copied.', error)
    }
  }
  const onCopy = (): void => void copyAddress()

  update()
  root.addEventListener('input', update)
  copy.addEventListener('click', onCopy)
  return () => {
    root.removeEventListener('input', update)
    copy.removeEventListener('click', onCopy)
  }
}
