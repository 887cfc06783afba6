import type { StoredBlock } from './stored-block.ts'

/**
 * What the anchors of a page's operations begin with, by the key of their block: nothing those of
 * the first, so that its addresses are short; the operation's own name those of others, so that
 * they stay when an operation is put in between. `nameOf` gives the name of the operations that exist.
 */
export function operationScopes(
  blocks: readonly StoredBlock[],
  nameOf: (id: string) => string | undefined,
): ReadonlyMap<string, string> {
  const scopes = new Map<string, string>()
  const seen = new Map<string, number>()
  for (const block of blocks) {
    const name = block._type === 'operation' ? nameOf(block.operation._ref) : undefined
    if (name === undefined) continue
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    const own = count === 1 ? name : `${name}-${count}`
    scopes.set(block._key, scopes.size === 0 ? '' : own)
  }
  return scopes
}

/** `anchor` of an operation, as it is called in the scope of its block. */
export function scoped(anchor: string, scope: string): string {
  return scope === '' ? anchor : `${scope}-${anchor}`
}
