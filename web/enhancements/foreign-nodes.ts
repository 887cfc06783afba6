/**
 * A browser that translates puts `<font>` with other words in the place of a text, and extensions put elements between
 * those of the page. React gives up a document that is not as the server wrote it, and crashes when a node is not where
 * it left it: https://github.com/facebook/react/issues/11538
 */

/** Elements that extensions put beside those of the page: ones that nobody defined, and icons of passwords. */
const inserted = ':not(:defined), :is(input, textarea) ~ div:not([class])'

/** What stands in the page for a text of React. */
const standIns = new WeakMap<Node, ChildNode>()
/** How to give back what was taken away for React; none, while it brings nothing to life. */
let undo: (() => void)[] | undefined

const isFont = (node: Node | null | undefined): node is ChildNode & { nodeName: 'FONT' } =>
  node?.nodeName === 'FONT'

const isReacts = (one: Element) => Object.keys(one).some((key) => key.startsWith('__react'))

const observer = new MutationObserver((changes) => {
  for (const { type, target, addedNodes, removedNodes } of changes) {
    const [removed] = removedNodes
    // React has other words for a text that does not show.
    if (type === 'characterData') standIns.get(target)?.replaceWith(target)
    for (const added of addedNodes)
      if (isFont(added) && removed instanceof Text) {
        standIns.set(removed, added)
        observer.observe(removed, { characterData: true })
        if (undo && added.isConnected) replaceFont(added, removed)
      } else if (added instanceof Element) {
        if (undo && added.matches(inserted) && !isReacts(added)) setAside(added)
      } else standIns.get(added)?.remove()
  }
})
observer.observe(document, { childList: true, subtree: true })

const { removeChild, insertBefore } = Node.prototype
Node.prototype.removeChild = function removeShown<Child extends Node>(this: Node, child: Child) {
  const shown = shownIn(this, child)
  if (shown) removeChild.call(this, shown)
  return child
}
Node.prototype.insertBefore = function insertBeforeShown<Child extends Node>(
  this: Node,
  node: Child,
  before: Node | null,
) {
  insertBefore.call(this, node, before && shownIn(this, before))
  return node
}

/** The child of `parent` that is `node`, stands for it or was put around it. */
function shownIn(parent: Node, node: Node): Node | null {
  let shown: Node | null = node.parentNode === parent ? node : (standIns.get(node) ?? node)
  while (shown && shown.parentNode !== parent) shown = shown.parentNode
  return shown
}

/**
 * Has React take the document over by `hydrate`, of whose `files` all are there before. Meanwhile it is as the server
 * wrote it, then the reader has the other words back.
 */
export async function hydrateAsServed(
  hydrate: () => Promise<void>,
  files: readonly string[],
): Promise<void> {
  const taken: (() => void)[] = []
  undo = taken
  try {
    for (const node of document.querySelectorAll(inserted)) setAside(node)
    if (document.querySelector('font')) {
      const [served] = await Promise.all([servedDocument(), ...files.map((file) => fetch(file))])
      if (served) restoreTexts(document.body, served.body)
    }
    await hydrate()
    await takenOver()
  } finally {
    undo = undefined
    for (const one of taken) one()
  }
}

/** This page once more, as the browser has it. A policy of trusted types lets no text become a document. */
function servedDocument(): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('GET', location.href)
    request.responseType = 'document'
    request.addEventListener('loadend', () => resolve(request.responseXML))
    request.send()
  })
}

/** Puts the texts of `served` where fonts stand for them in `shown`. */
function restoreTexts(shown: Node, served: Node): void {
  let at = shown.firstChild
  for (const node of served.childNodes) {
    let match = at
    if (node instanceof Text) {
      if (isFont(match) || match?.nodeName === '#text') at = match.nextSibling
      if (isFont(match)) replaceFont(match, new Text(node.data))
      continue
    }
    while (match && match.nodeName !== node.nodeName) match = match.nextSibling
    if (!match) continue
    at = match.nextSibling
    restoreTexts(match, node)
  }
}

function replaceFont(font: ChildNode, text: Text): void {
  const words = text.data
  font.replaceWith(text)
  undo?.push(() => {
    if (text.isConnected && text.data === words) text.replaceWith(font)
  })
}

function setAside(node: Element): void {
  const { parentNode, nextSibling } = node
  // React passes over what it does not know straight in the body.
  if (!parentNode || parentNode === document.body) return
  node.remove()
  undo?.push(() =>
    parentNode.insertBefore(node, nextSibling?.parentNode === parentNode ? nextSibling : null),
  )
}

/** The page within its frame comes to life a moment after the frame. */
async function takenOver(): Promise<void> {
  for (let left = 100; left > 0; left--) {
    if ([...document.querySelectorAll('main, footer')].every(isReacts)) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
