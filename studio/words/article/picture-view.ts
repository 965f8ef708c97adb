import type { Node } from 'prosemirror-model'
import type { NodeView } from 'prosemirror-view'
import type { Choice } from '#shared/studio/documents.ts'
import { pictureUrl } from '../upload-call.ts'

/** A picture as it stands in the text, with its caption. `pictureAt` gives the picture of the site at a URL of the text. */
export class PictureView implements NodeView {
  readonly dom = document.createElement('figure')
  readonly #image = document.createElement('img')
  readonly #caption = document.createElement('figcaption')
  readonly #pictureAt: (url: string) => Choice | undefined
  readonly #shown: Set<PictureView>
  #node: Node

  /** `shown` has the pictures of a text, each as long as it is there. */
  constructor(node: Node, pictureAt: (url: string) => Choice | undefined, shown: Set<PictureView>) {
    this.#pictureAt = pictureAt
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
    const picture = this.#pictureAt(String(attrs['url']))
    const source = picture?.image && pictureUrl(picture.image)
    // Its height is kept free until it has come.
    if (picture?.width && picture.height) {
      this.#image.width = picture.width
      this.#image.height = picture.height
    }
    if (source) this.#image.src = source
    this.#image.hidden = !source
    this.#image.alt = String(attrs['alt'])
    this.#caption.textContent = String(attrs['caption']) || (source ? 'No caption' : `Picture: ${String(attrs['alt'])}`)
    this.#caption.toggleAttribute('data-empty', !attrs['caption'])
  }
}
