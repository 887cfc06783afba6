import type { Block } from '../../../schemas/markdown/blocks.ts'
import type { Entry, PageDocument } from '../../seed/documents.ts'
import { hashOf } from './record.ts'

type Body = Pick<PageDocument['body'], 'zhTW' | 'zhTWSource'>

export interface TranslationConflict {
  studio: Block | undefined
  folder: Block | undefined
  /** The key of the English block in the lake. */
  key: string
}

export interface MergedTranslation {
  blocks: Block[]
  sources: { _key: string; hash: string }[]
  entries: Entry[]
  conflicts: TranslationConflict[]
}

/**
 * The translated blocks of the lake with what changed in the folder since the last import. `lake`
 * and `folder` have the keys of the lake. A translation that stays though its English changed keeps
 * the hash of what it translates, so that it counts as older. `english` are keys of the merged
 * English blocks, `before` those of the lake's.
 */
export function mergeTranslation(
  base: readonly Entry[],
  lake: Body,
  folder: Body,
  english: readonly string[],
  before: ReadonlySet<string>,
): MergedTranslation {
  const known = new Map(base.map(({ _key, hash }) => [_key, hash]))
  const [ours, theirs] = [byKey(lake.zhTW), byKey(folder.zhTW)]
  const [own, offered] = [byKey(lake.zhTWSource), byKey(folder.zhTWSource)]
  const merged: MergedTranslation = { blocks: [], sources: [], entries: [], conflicts: [] }

  const shown = new Set(english)
  for (const key of inOrder(english, [...ours.keys()], [...theirs.keys()])) {
    const [o, t] = [ours.get(key), theirs.get(key)]
    // Taken away with its English block.
    if (!shown.has(key) && (!o || before.has(key))) continue
    const [hash, current, next] = [known.get(key), o && hashOf(o), t && hashOf(t)]
    const takes = current === hash && next !== hash
    const conflict = current !== next && current !== hash && next !== hash
    const block = takes ? t : o
    if (block) {
      merged.blocks.push(block)
      const source = (takes ? offered : own).get(key)
      if (source) merged.sources.push(source)
    }
    if (conflict) merged.conflicts.push({ studio: o, folder: t, key })
    const entry = conflict ? hash : next
    if (entry !== undefined) merged.entries.push({ _key: key, hash: entry })
  }
  return merged
}

/** The keys in their order; those that English lacks follow what they follow in the translation. */
function inOrder(english: readonly string[], ...translations: string[][]): string[] {
  const order = [...english]
  for (const keys of translations) {
    for (const [index, key] of keys.entries()) {
      if (!order.includes(key)) order.splice(order.indexOf(keys[index - 1] ?? '') + 1, 0, key)
    }
  }
  return order
}

function byKey<T extends { _key: string }>(all: readonly T[] = []): Map<string, T> {
  return new Map(all.map((one) => [one._key, one]))
}

/** Keys of translations that were changed in the Studio since the last import. */
export function editedTranslations(base: readonly Entry[], lake: Body): Set<string> {
  const known = new Map(base.map(({ _key, hash }) => [_key, hash]))
  const edited = (lake.zhTW ?? []).filter((block) => known.get(block._key) !== hashOf(block))
  return new Set(edited.map(({ _key }) => _key))
}
