import type { Block } from '../../../blocks/lists/model.ts'
import { referencesOf } from '../../../blocks/lists/references.ts'

/**
 * What the anchors of a page's operations and channels begin with, by the key of their block:
 * nothing those of the first, so that its addresses are short; their own name those of others, so
 * that they stay when another is put in between. `nameOf` gives the name of those that exist.
 */
export function operationScopes(
  blocks: readonly Block[],
  nameOf: (id: string) => string | undefined,
): ReadonlyMap<string, string> {
  const scopes = new Map<string, string>()
  const seen = new Map<string, number>()
  for (const block of blocks) {
    const shown = referencesOf(block).find(({ to }) => to === 'operations' || to === 'channels')
    const name = shown && 'id' in shown ? nameOf(shown.id) : undefined
    if (name === undefined) continue
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    const own = count === 1 ? name : `${name}-${count}`
    scopes.set(block._key, scopes.size === 0 ? '' : own)
  }
  return scopes
}

/** `anchor` of an operation or channel, as it is called in the scope of its block. */
export function scoped(anchor: string, scope: string): string {
  return scope === '' ? anchor : `${scope}-${anchor}`
}
