/**
 * A browser that translates puts `<font>` with other words in the place of a text, and extensions put elements between
 * those of the page. React crashes when a node is not where it left it: https://github.com/facebook/react/issues/11538
 */

/** What stands in the page for a text of React. */
const standIns = new WeakMap<Node, ChildNode>()

const isFont = (node: Node): node is ChildNode & { nodeName: 'FONT' } => node.nodeName === 'FONT'

const observer = new MutationObserver((changes) => {
  for (const { type, target, addedNodes, removedNodes } of changes) {
    const [removed] = removedNodes
    // React has other words for a text that does not show.
    if (type === 'characterData') standIns.get(target)?.replaceWith(target)
    for (const added of addedNodes)
      if (isFont(added) && removed instanceof Text) {
        standIns.set(removed, added)
        observer.observe(removed, { characterData: true })
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
