import type { Store } from '../../store/store.ts'
import { parsePerspective } from '../perspective.ts'
import { type View, viewOf } from '../view.ts'

/** The view of a signed-in user in a perspective, or of a reader who is not. */
export const viewIn = (store: Store, perspective: string): View =>
  perspective === 'anonymous'
    ? viewOf(store, 'raw', false)
    : viewOf(store, parsePerspective(perspective), true)
