const LEFT_OUT = new Set(['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED'])

/**
 * Makes the children of a live element equal to those of another document. Equal nodes are kept: pictures are not
 * requested again, nothing flashes, and opened or scrolled elements keep their state.
 */
export function patchChildren(live: Element, wanted: Element) {
  let at = live.firstChild
  for (const next of wanted.childNodes) {
    if (LEFT_OUT.has(next.nodeName)) continue
    if (at && isAlike(at, next)) {
      patchNode(at, next)
      at = at.nextSibling
      continue
    }
    const made = copyOf(live.ownerDocument, next)
    // The next node matches, so one entry was removed: the remaining elements are kept.
    if (at?.nextSibling && isAlike(at.nextSibling, next) && !isAlike(at, next)) {
      const same: ChildNode = at.nextSibling
      at.remove()
      patchNode(same, next)
      at = same.nextSibling
    } else if (at) {
      at.replaceWith(made)
      at = made.nextSibling
    } else live.append(made)
  }
  while (at) {
    const rest: ChildNode | null = at.nextSibling
    at.remove()
    at = rest
  }
}

function copyOf(document: Document, node: ChildNode): ChildNode {
  const copy = document.importNode(node, true)
  if (isElement(copy)) {
    for (const each of copy.querySelectorAll([...LEFT_OUT].join(','))) each.remove()
  }
  return copy
}

const isAlike = (a: Node, b: Node) => a.nodeName === b.nodeName && (!isElement(a) || !isElement(b) || a.id === b.id)

// `instanceof` is false for elements of another window.
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

function patchNode(live: Node, wanted: Node) {
  if (!isElement(live) || !isElement(wanted)) {
    if (live.nodeValue !== wanted.nodeValue) live.nodeValue = wanted.nodeValue
    return
  }
  for (const { name } of [...live.attributes]) {
    if (!wanted.hasAttribute(name) && !isOwn(live, name)) live.removeAttribute(name)
  }
  for (const { name, value, namespaceURI } of wanted.attributes) {
    if (live.getAttribute(name) !== value && !isOwn(live, name)) live.setAttributeNS(namespaceURI, name, value)
  }
  patchChildren(live, wanted)
}

/** Whether an attribute holds a state of the live page that the patch must keep. */
const isOwn = ({ nodeName }: Element, attribute: string) =>
  (nodeName === 'DETAILS' && attribute === 'open') || attribute === 'data-current'
