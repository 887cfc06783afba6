import { parsePerspective } from '../../query/perspective.ts'
import { type View, viewOf } from '../../query/view.ts'
import type { Store } from '../../store/store.ts'

/** The view of a signed-in user in a perspective, or of an anonymous reader. */
export const viewIn = (store: Store, perspective: string): View =>
  perspective === 'anonymous'
    ? viewOf(store, 'raw', null)
    : viewOf(store, parsePerspective(perspective), { id: 'viewer' })
