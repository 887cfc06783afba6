import type { PatchOperations } from '@sanity/client'
import { Mutation } from '@sanity/mutator'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dropPosition, sideAt } from './drops.ts'
import { type Entry, type EntryPath, parseEntries } from './entries.ts'
import { insertion, labelling, relocation, removal } from './patches.ts'
import { stepFrom } from './steps.ts'
import { entryAt, fits, withMovedEntry, withoutEntry } from './tree.ts'

const page = (_key: string): Entry => ({
  _key,
  _type: 'sidebarPage',
  page: { _ref: `page-${_key}` },
})
const category = (_key: string, ...items: Entry[]): Entry => ({
  _key,
  _type: 'sidebarCategory',
  items,
})
const tree = [page('a'), category('c', page('d'), category('e')), page('b')]

const keys = (items: readonly Entry[]): unknown[] =>
  items.map(({ _key, items }) => (items ? [_key, ...keys(items)] : _key))

/** Applies the patches like the lake. */
function patched(items: Entry[], patches: PatchOperations[]): Entry[] {
  const mutation = new Mutation({
    mutations: patches.map((patch) => ({ patch: { id: 's', ...patch } })),
  })
  const document = mutation.apply({ _id: 's', _type: 'sidebar', items: structuredClone(items) })
  return parseEntries(document?.['items'])
}

const pathsIn = (items: readonly Entry[], parent: EntryPath = []): EntryPath[] =>
  items.flatMap((entry) => {
    const path = [...parent, entry._key]
    return [path, ...pathsIn(entry.items ?? [], path)]
  })

it.each([
  ['up', ['b'], ['a', 'b', ['c', 'd', ['e']]]],
  ['down', ['a'], [['c', 'd', ['e']], 'a', 'b']],
  ['in', ['b'], ['a', ['c', 'd', ['e'], 'b']]],
  ['out', ['c', 'd'], ['a', ['c', ['e']], 'd', 'b']],
] as const)('stepFrom moves an entry %s, beside or into its neighbour', (step, path, expected) => {
  const place = stepFrom(tree, path, step)
  expect(place && keys(withMovedEntry(tree, path, place))).toEqual(expected)
})

it('stepFrom returns undefined beyond the ends, and for a step into an entry that is no category', () => {
  expect(stepFrom(tree, ['a'], 'up')).toBeUndefined()
  expect(stepFrom(tree, ['b'], 'down')).toBeUndefined()
  expect(stepFrom(tree, ['a'], 'out')).toBeUndefined()
  expect(stepFrom([page('a'), page('b')], ['b'], 'in')).toBeUndefined()
})

it('dropPosition drops before, behind and into a row, but never an entry into itself', () => {
  const drop = (path: EntryPath, on: EntryPath, ratio: number) => {
    const entry = entryAt(tree, on)
    const place = entry && dropPosition(tree, path, { path: on, side: sideAt(entry, ratio) })
    return place && keys(withMovedEntry(tree, path, place))
  }
  expect(drop(['a'], ['b'], 0.9)).toEqual([['c', 'd', ['e']], 'b', 'a'])
  expect(drop(['b'], ['c'], 0.5)).toEqual(['a', ['c', 'd', ['e'], 'b']])
  expect(drop(['b'], ['c', 'd'], 0.1)).toEqual(['a', ['c', 'b', 'd', ['e']]])
  expect(drop(['c', 'd'], ['c'], 0.5)).toEqual(['a', ['c', ['e'], 'd'], 'b'])
  expect(drop(['c'], ['c', 'e'], 0.5)).toBeUndefined()
})

it('patches remove an entry, add one to an empty category, and set a label', () => {
  expect(keys(patched(tree, removal(['c', 'd'])))).toEqual(['a', ['c', ['e']], 'b'])
  const place = { parent: ['c', 'e'], index: 0 }
  expect(keys(patched(tree, insertion(tree, place, page('n'))))).toEqual([
    'a',
    ['c', 'd', ['e', 'n']],
    'b',
  ])
  const labelled = patched(tree, labelling(['c', 'd'], 'New'))
  expect(entryAt(labelled, ['c', 'd'])?.label).toEqual({ _type: 'localeString', en: 'New' })
  expect(entryAt(patched(labelled, labelling(['c', 'd'], '')), ['c', 'd'])?.label).toBeUndefined()
})

const { sidebar } = fc.letrec<{ sidebar: Entry[]; entry: Entry }>((tie) => ({
  entry: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('a', 'b', 'c', 'd', 'e').map(page),
    fc
      .tuple(fc.constantFrom('f', 'g', 'h'), tie('sidebar'))
      .map(([key, items]) => category(key, ...items)),
  ),
  sidebar: fc.uniqueArray(tie('entry'), { maxLength: 5, selector: ({ _key }) => _key }),
}))

const pagesIn = (items: readonly Entry[]): string[] =>
  items.flatMap(({ page, items }) => [...(page ? [page._ref] : []), ...pagesIn(items ?? [])]).sort()

it('withMovedEntry keeps every entry exactly once, and relocation’s patches have the same result', () => {
  fc.assert(
    fc.property(sidebar, fc.nat(), fc.nat(), fc.nat(6), (items, from, to, index) => {
      const paths = pathsIn(items)
      const path = paths[from % Math.max(paths.length, 1)]
      const parent = [[], ...paths][to % (paths.length + 1)] ?? []
      if (!path || !fits(items, path, { parent, index })) return
      const result = withMovedEntry(items, path, { parent, index })
      expect(pagesIn(result)).toEqual(pagesIn(items))
      expect(pathsIn(result)).toHaveLength(paths.length)
      expect(new Set(pathsIn(result).map((one) => one.join('/'))).size).toBe(paths.length)
      expect(patched(items, relocation(items, path, { parent, index }))).toEqual(result)
      expect(pathsIn(withoutEntry(items, path)).length).toBeLessThan(paths.length)
    }),
  )
})
