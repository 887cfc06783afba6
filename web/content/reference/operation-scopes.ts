import type { Block } from '../../../blocks/lists/model.ts'
import { referencesOf } from '../../../blocks/lists/references.ts'

/**
 * The anchor prefix of each operation and channel block, by block key: empty for the first, so that its anchors are
 * short; the name for all others, so that they stay when a block is inserted. `nameOf` returns undefined for a missing
 * document.
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

/** The anchor of an operation or channel within the scope of its block. */
export function scopedAnchor(anchor: string, scope: string): string {
  return scope === '' ? anchor : `${scope}-${anchor}`
}
