import type { Node } from 'prosemirror-model'
import type { NodeView } from 'prosemirror-view'

/** A picture as it stands in the text, with its caption. `urlOf` gives where a picture can be read. */
export class PictureView implements NodeView {
  readonly dom = document.createElement('figure')
  readonly #image = document.createElement('img')
  readonly #caption = document.createElement('figcaption')
  readonly #urlOf: (url: string) => string | null
  readonly #shown: Set<PictureView>
  #node: Node

  /** `shown` has the pictures of a text, each as long as it is there. */
  constructor(node: Node, urlOf: (url: string) => string | null, shown: Set<PictureView>) {
    this.#urlOf = urlOf
    this.#shown = shown
    this.#node = node
    shown.add(this)
    this.dom.dataset['picture'] = ''
    this.dom.append(this.#image, this.#caption)
    this.refresh()
  }

  update(node: Node) {
    if (node.type.name !== 'picture') return false
    this.#node = node
    this.refresh()
    return true
  }

  destroy() {
    this.#shown.delete(this)
  }

  /** After other pictures can be read than before. */
  refresh() {
    const { attrs } = this.#node
    const source = this.#urlOf(String(attrs['url']))
    if (source) this.#image.src = source
    this.#image.hidden = !source
    this.#image.alt = String(attrs['alt'])
    this.#caption.textContent = String(attrs['caption']) || (source ? 'No caption' : `Picture: ${String(attrs['alt'])}`)
    this.#caption.toggleAttribute('data-empty', !attrs['caption'])
  }
}
