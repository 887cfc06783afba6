import { kindOf } from '../../../blocks/by-kind.ts'
import type { Block } from '../../../blocks/lists/model.ts'
import { blockText } from '../../../schemas/block-text.ts'
import { align } from '../../../schemas/markdown/align.ts'
import { textHash } from '../../../schemas/text-hash.ts'
import type { Entry } from '../../seed/documents.ts'
import { hashOf } from './record.ts'

/** A block that was changed in the Studio and in the folder; the Studio's stays. */
export interface BlockConflict {
  /** Absent where it was taken away. */
  studio: Block | undefined
  folder: Block | undefined
  /** The folder's block there, or the one before it; undefined at the start. */
  near: Block | undefined
}

export interface MergedBlocks {
  blocks: Block[]
  entries: Entry[]
  /** The key that each of the folder's blocks has in the lake. */
  keys: Map<string, string>
  conflicts: BlockConflict[]
}

/** Two blocks of the same kind with so many words in common are one that was reworded. */
const ALIKE = 0.4
/** What has a conflict behind it is rather what was offered then. */
const AS_BEFORE = 0.9
/** What was taken away in the Studio may be anything that the folder has in its place. */
const UNKNOWN = 0.01

/**
 * The lake's blocks with what changed in the folder since the last import, which `base` tells of.
 * Blocks that are kept have the keys of the lake. `needed` names blocks that stay though the folder
 * has them no more.
 */
export function mergeBlocks(
  base: readonly Entry[],
  lake: readonly Block[],
  folder: readonly Block[],
  needed: ReadonlySet<string>,
): MergedBlocks {
  const ours = lake.map((block) => ({ block, hash: hashOf(block), words: words(block) }))
  const theirs = folder.map((block) => ({ block, hash: hashOf(block), words: words(block) }))
  const byKey = new Map(ours.map((one) => [one.block._key, one]))
  const toOurs = align(base, ours, (entry, { block }) => (entry._key === block._key ? 1 : 0))
  const newOurs = unpaired(ours, base, toOurs)
  const own = new Set(newOurs.flat().map(({ hash }) => hash))
  const toTheirs = align(base, theirs, (entry, one) => {
    if (one.hash === (entry.offered ?? entry.hash)) return 1
    if (one.hash === entry.hash) return AS_BEFORE
    const known = byKey.get(entry._key)
    if (!known) return own.has(one.hash) ? 0 : UNKNOWN
    const same = kindOf(known.block) === kindOf(one.block) ? likeness(known.words, one.words) : 0
    return same >= ALIKE ? same / 2 : 0
  })
  const newTheirs = unpaired(theirs, base, toTheirs)

  const merged: MergedBlocks = { blocks: [], entries: [], keys: new Map(), conflicts: [] }
  const taken = new Set([...byKey.keys(), ...base.map(({ _key }) => _key)])
  let near: Block | undefined
  const keep = (key: string, of: Block | undefined, block: Block | undefined) => {
    if (of) merged.keys.set(of._key, key)
    if (block) merged.blocks.push({ ...block, _key: key })
  }
  for (let slot = 0; slot <= base.length; slot++) {
    const added = newOurs[slot] ?? []
    for (const { block } of added) merged.blocks.push(block)
    for (const { block, hash } of newTheirs[slot] ?? []) {
      const same = added.findIndex((one) => one.hash === hash)
      const [twin] = same < 0 ? [] : added.splice(same, 1)
      const key = twin?.block._key ?? freeKey(block._key, taken)
      keep(key, block, twin ? undefined : block)
      merged.entries.push({ _key: key, hash })
      near = block
    }
    const entry = base[slot]
    if (!entry) continue
    const [o, t] = [ours[toOurs.get(slot) ?? -1], theirs[toTheirs.get(slot) ?? -1]]
    near = t?.block ?? near
    const edited = o?.hash !== entry.hash
    const changed = t?.hash !== entry.hash
    const { _key, hash } = entry
    const wanted = edited || (!t && needed.has(_key))
    if (o?.hash === t?.hash || !changed || !wanted) {
      const result = changed && o?.hash !== t?.hash ? t : o
      if (result || t) keep(_key, t?.block, result?.block)
      if (t) merged.entries.push({ _key, hash: t.hash })
    } else {
      keep(_key, t?.block, o?.block)
      merged.entries.push({ _key, hash, offered: t?.hash ?? '' })
      merged.conflicts.push({ studio: o?.block, folder: t?.block, near })
    }
  }
  return merged
}

/** What has no pair, by the place in `base` that it is before. */
function unpaired<T>(all: T[], base: readonly Entry[], pairs: Map<number, number>): T[][] {
  const places = new Map([...pairs].map(([from, to]) => [to, from]))
  const slots: T[][] = Array.from({ length: base.length + 1 }, () => [])
  let slot = 0
  for (const [index, one] of all.entries()) {
    const place = places.get(index)
    if (place === undefined) slots[slot]?.push(one)
    else slot = place + 1
  }
  return slots
}

/** The key, or one made of it where that is taken. */
function freeKey(key: string, taken: Set<string>): string {
  let free = key
  for (let count = 1; taken.has(free); count++) free = textHash(`${key}#${count}`)
  taken.add(free)
  return free
}

function words(block: Block): Set<string> {
  const text = block._type === 'codeBlock' ? block.code : blockText(block)
  return new Set(text.match(/\p{Script=Han}|[\p{L}\p{N}_]+/gu) ?? [])
}

/** From 0 for nothing in common to 1 for the same words. */
function likeness(a: Set<string>, b: Set<string>): number {
  if (a.size + b.size === 0) return 0
  return (2 * [...a].filter((word) => b.has(word)).length) / (a.size + b.size)
}
