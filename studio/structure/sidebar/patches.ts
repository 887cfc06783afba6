import type { InsertPatch, PatchOperations } from '@sanity/client'
import type { Entry, EntryPath, EntryPosition } from './entries.ts'
import { asMember, entriesIn, withoutEntry } from './tree.ts'

/** Returns `items[_key=="a"].items[_key=="b"]` for the keys a, b. */
export function fieldOf(path: EntryPath): string {
  return path.map((key) => `items[_key==${JSON.stringify(key)}]`).join('.')
}

const listOf = (parent: EntryPath) => [...parent.map((key) => fieldOf([key])), 'items'].join('.')

export const removal = (path: EntryPath): PatchOperations[] => [{ unset: [fieldOf(path)] }]

/** Inserts `entry` at `place`, addressed by a neighbour's key and not by index, because others may edit the list. */
export function insertion(
  items: readonly Entry[],
  { parent, index }: EntryPosition,
  entry: Entry,
): PatchOperations[] {
  const siblings = entriesIn(items, parent)
  const list = listOf(parent)
  const next = siblings[index]
  const last = siblings.at(-1)
  if (next) return [insert({ before: `${list}[_key==${JSON.stringify(next._key)}]` }, entry)]
  if (last) return [insert({ after: `${list}[_key==${JSON.stringify(last._key)}]` }, entry)]
  return [{ setIfMissing: { [list]: [] } }, insert({ after: `${list}[-1]` }, entry)]
}

/** Moves the entry at `path` with everything in it. */
export function relocation(
  items: readonly Entry[],
  path: EntryPath,
  place: EntryPosition,
): PatchOperations[] {
  const entry = asMember(items, path, place.parent)
  return [...removal(path), ...insertion(withoutEntry(items, path), place, entry)]
}

/** Sets the English label of an entry; an empty label removes it. */
export function labelling(path: EntryPath, label: string): PatchOperations[] {
  const field = `${fieldOf(path)}.label`
  if (label === '') return [{ unset: [field] }]
  return [
    { setIfMissing: { [field]: { _type: 'localeString' } } },
    { set: { [`${field}.en`]: label } },
  ]
}

function insert(
  where: { before: string } | { after: string },
  entry: Entry,
): { insert: InsertPatch } {
  const patch: InsertPatch =
    'before' in where
      ? { before: where.before, items: [entry] }
      : { after: where.after, items: [entry] }
  return { insert: patch }
}
