const LEFT_OUT = new Set(['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED'])

/**
 * Makes the children of a live element like those of another document. What is the same stays as it is: pictures are not
 * asked for again, nothing flashes, and what somebody has opened or scrolled to remains.
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
    // One entry more or less: the others stay the same elements.
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

// `instanceof` does not hold for elements of another window.
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

/** What the person has done with the element. */
const isOwn = ({ nodeName }: Element, attribute: string) =>
  (nodeName === 'DETAILS' && attribute === 'open') || attribute === 'data-current'
