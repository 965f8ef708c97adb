import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultTreeAdapter, html, parse, serialize } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { CONTACT_ENDPOINT, CONTACT_FIELDS, COUNTRY_FIELD } from '#shared/contact.ts'
import type { ContactErrors, ContactField } from '#shared/contact.ts'

type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

export type FormState = {
  values: ReadonlyMap<string, string>
  errors: ContactErrors
  /** Message about the whole form, shown above its fields. */
  notice: string | null
}

export type FormPage = { render: (state: FormState) => Promise<string> }

const NOTICE_ID = 'contact-notice'
/** Fields that are filled in again; the honeypot is not among them. */
const REFILLED_FIELDS = new Set<string>([...CONTACT_FIELDS, COUNTRY_FIELD, 'heardFrom'])

/**
 * Renders the prerendered contact page with a rejected form filled in again, for visitors without JavaScript. The page
 * must have a form whose action ends with the contact endpoint, inputs named like the fields, and a `<p
 * id="{field}-error">` for each field that can be invalid.
 */
export function createFormPage(siteDir: () => string, basePath: string): FormPage {
  // Cached, because rendering a page takes some 20 ms and requests without a valid form are answered before any rate
  // limit.
  let empty = new Map<string, Promise<string>>()
  let renderedFrom = siteDir()

  async function compose(state: FormState) {
    const file = join(siteDir(), 'contact-us', 'index.html')
    const source = await readFile(file, 'utf8').catch(() => plainPage(basePath))
    const document = parse(source)
    fillIn(document, state)
    return serialize(document)
  }

  return {
    async render(state) {
      if (state.values.size > 0 || Object.keys(state.errors).length > 0) return compose(state)
      if (renderedFrom !== siteDir()) {
        empty = new Map()
        renderedFrom = siteDir()
      }
      const key = state.notice ?? ''
      const page = empty.get(key) ?? compose(state)
      empty.set(key, page)
      page.catch(() => empty.delete(key))
      return page
    },
  }
}

function fillIn(document: DefaultTreeAdapterTypes.Document, { values, errors, notice }: FormState) {
  const elements = [...descendants(document)]
  const form = elements.find(
    (element) => element.tagName === 'form' && readAttribute(element, 'action')?.endsWith(CONTACT_ENDPOINT),
  )
  if (!form) throw new Error('The contact page has no form that posts to the contact endpoint.')

  // The page now has the endpoint's URL, which its router would treat as an unknown page.
  for (const element of elements) {
    if (element.tagName === 'script') defaultTreeAdapter.detachNode(element)
  }
  const title = elements.find((element) => element.tagName === 'title')
  if (title) setText(title, `Not sent: ${textOf(title)}`)

  const controls = new Map<string, Element>()
  for (const element of descendants(form)) {
    const name = readAttribute(element, 'name')
    if (name) controls.set(name, element)
  }
  let first = true
  for (const [field, control] of controls) {
    const value = values.get(field)
    if (REFILLED_FIELDS.has(field) && value !== undefined) setValue(control, value)
    // Controls with other names have no message.
    const message = errors[field as ContactField]
    if (!message) continue
    const slot = elements.find((element) => readAttribute(element, 'id') === `${field}-error`)
    setAttribute(control, 'aria-invalid', 'true')
    if (first) setAttribute(control, 'autofocus', '')
    first = false
    if (!slot) continue
    setText(slot, message)
    removeAttribute(slot, 'hidden')
    const hints = readAttribute(control, 'aria-describedby')?.split(' ') ?? []
    const described = new Set([...hints, `${field}-error`])
    setAttribute(control, 'aria-describedby', [...described].join(' '))
  }
  if (notice) showNotice(form, elements, notice)
}

function showNotice(form: Element, elements: Element[], notice: string) {
  let slot = elements.find((element) => readAttribute(element, 'id') === NOTICE_ID)
  if (!slot) {
    slot = defaultTreeAdapter.createElement('p', html.NS.HTML, [
      { name: 'id', value: NOTICE_ID },
      { name: 'role', value: 'alert' },
    ])
    const first = form.childNodes[0]
    if (first) defaultTreeAdapter.insertBefore(form, slot, first)
    else defaultTreeAdapter.appendChild(form, slot)
  }
  removeAttribute(slot, 'hidden')
  setText(slot, notice)
}

function* descendants(parent: Parent): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue
    yield node
    yield* descendants(node)
  }
}

function setValue(control: Element, value: string) {
  if (control.tagName === 'textarea') {
    // The parser drops one newline at the start of a textarea.
    setText(control, value.startsWith('\n') ? `\n${value}` : value)
  } else if (control.tagName === 'select') {
    for (const option of descendants(control)) {
      removeAttribute(option, 'selected')
      if ((readAttribute(option, 'value') ?? textOf(option)) === value) setAttribute(option, 'selected', '')
    }
  } else {
    setAttribute(control, 'value', value)
  }
}

function textOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

function setText(element: Element, text: string) {
  for (let child = element.childNodes[0]; child; child = element.childNodes[0]) {
    defaultTreeAdapter.detachNode(child)
  }
  defaultTreeAdapter.insertText(element, text)
}

function readAttribute(element: Element, name: string) {
  return element.attrs.find((entry) => entry.name === name)?.value
}

function setAttribute(element: Element, name: string, value: string) {
  removeAttribute(element, name)
  element.attrs.push({ name, value })
}

function removeAttribute(element: Element, name: string) {
  element.attrs = element.attrs.filter((entry) => entry.name !== name)
}

/** Returns a minimal form, for a site that was built without a contact page or not built at all. */
function plainPage(basePath: string) {
  const fields = CONTACT_FIELDS.map(
    (field) =>
      `<p><label>${field}<br><${field === 'message' ? 'textarea name="message"></textarea>' : `input name="${field}">`}</label></p><p id="${field}-error"></p>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact</title><form method="post" enctype="multipart/form-data" action="${basePath}${CONTACT_ENDPOINT}">${fields.join('')}<button>Send</button></form></html>`
}
