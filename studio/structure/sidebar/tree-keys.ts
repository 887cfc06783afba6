import type { KeyboardEvent } from 'react'
import type { Tree } from './use-tree.ts'

interface More {
  rename: () => void
  remove: () => void
}

/** Handles a key in the tree by the ARIA pattern of tree views; with Alt, arrows move the entry. */
export function onTreeKey(event: KeyboardEvent<HTMLElement>, tree: Tree, more: More | undefined) {
  const action = actionOf(event, tree, more)
  if (!action) return
  event.preventDefault()
  action()
}

function actionOf(
  { key, altKey, target, ctrlKey, metaKey }: KeyboardEvent<HTMLElement>,
  tree: Tree,
  more: More | undefined,
): (() => void) | undefined {
  const { rows, current, filter, focus, toggle, stepTo, reveal } = tree
  if (ctrlKey || metaKey || !current) return undefined
  if (key === 'Escape' && filter.isOn) return () => reveal(current.path)
  if (altKey) {
    if (!more) return undefined
    if (key === 'ArrowUp') return () => stepTo('up')
    if (key === 'ArrowDown') return () => stepTo('down')
    if (key === 'ArrowRight') return () => stepTo('in')
    return key === 'ArrowLeft' ? () => stepTo('out') : undefined
  }
  const index = rows.indexOf(current)
  switch (key) {
    case 'ArrowDown':
      return () => focus(rows[index + 1])
    case 'ArrowUp':
      return () => focus(rows[index - 1])
    case 'Home':
      return () => focus(rows[0])
    case 'End':
      return () => focus(rows.at(-1))
    case 'ArrowRight':
      return current.open === false ? () => toggle(current) : () => focus(rows[index + 1])
    case 'ArrowLeft':
      if (current.open) return () => toggle(current)
      return () => focus(rows.find(({ id }) => id === current.path.slice(0, -1).join('/')))
    case 'Enter':
    case ' ': {
      const link = target instanceof HTMLElement ? target.querySelector('a') : null
      return link ? () => link.click() : () => current.open !== undefined && toggle(current)
    }
    case 'F2':
      return more?.rename
    case 'Delete':
      return more?.remove
    default:
      return undefined
  }
}
