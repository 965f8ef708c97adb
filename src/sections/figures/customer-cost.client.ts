import {
  customerCost,
  formatAmount,
  formatCount,
  formatGiven,
  isCurrency,
  type Currency,
  type CustomerNumbers,
} from '../../lib/customer-cost.ts'
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
  const radios = [...root.querySelectorAll<HTMLInputElement>('[name=currency]')]
  for (const radio of radios) if (radio.value === asked.get('currency')) radio.checked = true
  const currency = (): Currency => {
    const value = radios.find((radio) => radio.checked)?.value ?? null
    return isCurrency(value) ? value : 'INR'
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
    const unit = currency()
    for (const name of NAMES) input(name).setAttribute('aria-invalid', String(!input(name).validity.valid))
    fault.textContent = cost ? '' : (fault.dataset['fault'] ?? '')
    const results = {
      customer: cost && formatAmount(cost.customer, unit),
      click: cost && formatAmount(cost.click, unit),
      customers: cost && formatCount(cost.customers, unit),
      month: cost && formatAmount(cost.month, unit),
    }
    for (const [name, result] of Object.entries(results)) find(`[data-result=${name}]`).textContent = result ?? '–'
    find('rect').setAttribute('width', String(cost ? given.margin : 0))
    copyLabel.textContent = words
    const link = find('[data-send]')
    const message =
      cost &&
      messageOf({
        ...given,
        price: formatGiven(given.price, unit),
        customer: results.customer ?? '',
      })
    link.setAttribute('href', `${contactPage}${message ? `?message=${encodeURIComponent(message)}` : ''}`)
  }

  const messageOf = (values: Record<string, string | number>): string =>
    (root.dataset['message'] ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

  const copyAddress = async (): Promise<void> => {
    const query = new URLSearchParams(NAMES.map((name) => [name, input(name).value]))
    if (!radios[0]?.checked) query.set('currency', currency())
    try {
      await navigator.clipboard.writeText(`${location.href.split('#', 1)[0]}#${pathname}?${query}`)
      copyLabel.textContent = copy.dataset['copied'] ?? ''
    } catch (error) {
      console.warn('The link could not be copied.', error)
    }
  }
  /** A price that nobody has changed becomes the example of the currency chosen. */
  const onInput = ({ target }: Event): void => {
    const chosen = radios.find((radio) => radio === target)
    const price = input('price')
    if (chosen && radios.some((radio) => radio.dataset['example'] === price.value))
      price.value = chosen.dataset['example'] ?? ''
    update()
  }
  const onCopy = (): void => void copyAddress()

  update()
  root.addEventListener('input', onInput)
  copy.addEventListener('click', onCopy)
  return () => {
    root.removeEventListener('input', onInput)
    copy.removeEventListener('click', onCopy)
  }
}
