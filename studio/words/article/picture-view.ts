import type { Node } from 'prosemirror-model'
import type { NodeView } from 'prosemirror-view'

/** `note` says what is not ready yet. */
export type ShownPicture = { source: string; width: number | undefined; height: number | undefined; note?: string }
type PictureAt = (url: string) => ShownPicture | undefined

/** Renders a picture with its caption in the editor. `pictureAt` looks up the picture for a URL in the text. */
export class PictureView implements NodeView {
  readonly dom = document.createElement('figure')
  readonly #image = document.createElement('img')
  readonly #caption = document.createElement('figcaption')
  readonly #note = document.createElement('small')
  readonly #pictureAt: PictureAt
  readonly #shown: Set<PictureView>
  #node: Node

  /** `shown` is the set of views currently in the editor; this view adds and removes itself. */
  constructor(node: Node, pictureAt: PictureAt, shown: Set<PictureView>) {
    this.#pictureAt = pictureAt
    this.#shown = shown
    this.#node = node
    shown.add(this)
    this.dom.dataset['picture'] = ''
    this.dom.append(this.#image, this.#note, this.#caption)
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

  /** Renders again after the available pictures have changed. */
  refresh() {
    const { attrs } = this.#node
    const picture = this.#pictureAt(String(attrs['url']))
    const source = picture?.source
    // Keeps room for the picture until it is loaded.
    if (picture?.width && picture.height) {
      this.#image.width = picture.width
      this.#image.height = picture.height
    }
    // Setting the same `src` would load it again.
    if (source && this.#image.getAttribute('src') !== source) this.#image.src = source
    this.#image.hidden = !source
    this.#image.alt = String(attrs['alt'])
    this.#note.textContent = picture?.note ?? ''
    this.#note.hidden = !picture?.note
    this.#caption.textContent = String(attrs['caption']) || (source ? 'No caption' : `Picture: ${String(attrs['alt'])}`)
    this.#caption.toggleAttribute('data-empty', !attrs['caption'])
  }
}
