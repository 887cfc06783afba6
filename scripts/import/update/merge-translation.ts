import type { Block } from '../../../blocks/lists/model.ts'
import { isBlankText } from '../../../schemas/blocks-above.ts'
import type { TranslationSource } from '../../../schemas/translation-source.ts'
import type { Entry } from '../../seed/documents.ts'
import { hashOf } from './record.ts'

interface Body {
  blocks: readonly Block[] | undefined
  sources: readonly TranslationSource[] | undefined
}

export interface TranslationConflict {
  studio: Block | undefined
  folder: Block | undefined
  /** The key of the English block in the lake. */
  key: string
}

/** Keys, as the lake has them, of the English blocks. */
export interface EnglishKeys {
  merged: readonly string[]
  /** Before the merge. */
  lake: ReadonlySet<string>
  folder: ReadonlySet<string>
}

export interface MergedTranslation {
  blocks: Block[]
  sources: TranslationSource[]
  entries: Entry[]
  conflicts: TranslationConflict[]
}

/**
 * The translated blocks of the lake with what changed in the folder since the last import. `lake`
 * and `folder` have the keys of the lake. A translation that stays though its English changed keeps
 * the hash of what it translates, so that it counts as older.
 */
export function mergeTranslation(
  base: readonly Entry[],
  lake: Body,
  folder: Body,
  english: EnglishKeys,
): MergedTranslation {
  const known = new Map(base.map(({ _key, hash }) => [_key, hash]))
  const [ours, theirs] = [byKey(lake.blocks), byKey(folder.blocks)]
  const [sources, offered] = [byKey(lake.sources), byKey(folder.sources)]
  const kept = new Map<string, Block>()
  const entries: Entry[] = []
  const conflicts: TranslationConflict[] = []

  const shown = new Set(english.merged)
  for (const key of new Set([...theirs.keys(), ...ours.keys(), ...known.keys()])) {
    const [o, t] = [ours.get(key), theirs.get(key)]
    // Taken away with its English block.
    const isGone = english.lake.has(key) || (!o && english.folder.has(key))
    if (!shown.has(key) && isGone) {
      sources.delete(key)
      continue
    }
    const [hash, current, next] = [known.get(key), o && hashOf(o), t && hashOf(t)]
    const takes = current === hash && next !== hash
    // What the folder says above, the Studio may translate by itself.
    const isSaidAbove = t !== undefined && isBlankText(t)
    const conflict = !isSaidAbove && current !== next && current !== hash && next !== hash
    const block = takes ? t : o
    if (block) kept.set(key, block)
    const source = t && offered.get(key)
    if (takes && source) sources.set(key, source)
    else if (takes) sources.delete(key)
    if (conflict) conflicts.push({ studio: o, folder: t, key })
    const entry = conflict ? hash : next
    if (entry !== undefined) entries.push({ _key: key, hash: entry })
  }
  const order = inOrder(kept, english.merged, [...theirs.keys()], [...ours.keys()])
  const blocks = order.flatMap((key) => kept.get(key) ?? [])
  return { blocks, sources: [...sources.values()], entries, conflicts }
}

/**
 * The keys of `kept`: as the lake has them where it has them all, else as the English blocks are.
 * What is in the translation alone follows what it follows in the folder, or in the lake.
 */
function inOrder(
  kept: ReadonlyMap<string, Block>,
  english: readonly string[],
  folder: readonly string[],
  lake: readonly string[],
): string[] {
  const own = lake.filter((key) => kept.has(key))
  if (own.length === kept.size) return own
  const order = english.filter((key) => kept.has(key))
  for (const keys of [folder, lake]) {
    let place = 0
    for (const key of keys.filter((one) => kept.has(one))) {
      const found = order.indexOf(key)
      if (found < 0) order.splice(place++, 0, key)
      else place = found + 1
    }
  }
  return order
}

function byKey<T extends { _key: string }>(all: readonly T[] = []): Map<string, T> {
  return new Map(all.map((one) => [one._key, one]))
}

/** Keys of translations that were changed in the Studio since the last import. */
export function editedTranslations(
  base: readonly Entry[],
  lake: readonly Block[] = [],
): Set<string> {
  const known = new Map(base.map(({ _key, hash }) => [_key, hash]))
  const edited = lake.filter((block) => known.get(block._key) !== hashOf(block))
  return new Set(edited.map(({ _key }) => _key))
}
