import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TextBlock } from '../../../blocks/block/model.ts'
import { mergeBlocks } from './merge-blocks.ts'
import { hashOf } from './record.ts'

const block = (_key: string, text: string): TextBlock => ({
  _type: 'block',
  _key,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
})

/** As an import keys them: by their places. */
const imported = (texts: string[]) => texts.map((text, index) => block(`${index}`, text))
const entries = (blocks: TextBlock[]) =>
  blocks.map((one) => ({ _key: one._key, hash: hashOf(one) }))
const textOf = (one: object | undefined) =>
  one && 'children' in one ? JSON.stringify(one.children) : undefined

describe('blocks that changed in the Studio or in the folder', () => {
  const [a, b, c] = ['the first one', 'the second one', 'the third one']
  test.each([
    ['the folder alone', [a, b, c], [a, 'the 2nd one', c, 'd'], [a, 'the 2nd one', c, 'd'], 0],
    ['the folder, in front', [a, b], ['new', a, b], ['new', a, b], 0],
    ['the folder takes away', [a, b, c], [a, c], [a, c], 0],
    ['the same in both', [a, 'x', c], [a, 'x', c], [a, 'x', c], 0],
    [
      'beside each other',
      [a, 'my second one', c],
      [a, b, 'a third one'],
      [a, 'my second one', 'a third one'],
      0,
    ],
    ['one of the Studio more', [a, 'mine', b, c], [a, b, c, 'd'], [a, 'mine', b, c, 'd'], 0],
    ['one more in both', [a, b, c, 'mine'], [a, b, c, 'theirs'], [a, b, c, 'mine', 'theirs'], 0],
    ['the same one more', [a, b, c, 'd'], [a, b, c, 'd'], [a, b, c, 'd'], 0],
    [
      'otherwise in both',
      [a, 'my second one', c],
      [a, 'a second one', c],
      [a, 'my second one', c],
      1,
    ],
    ['taken away there', [a, 'my second one', c], [a, c], [a, 'my second one', c], 1],
    ['taken away here', [a, c], [a, 'a second one', c], [a, c], 1],
  ])('%s', (_, studio, folder, result, conflicts) => {
    const base = imported([a, b, c])
    // What the Studio kept or reworded has its key.
    const lake = studio.map((text, index) => {
      const same = base.findIndex((one) => one.children[0]?.text === text)
      const reworded = text.endsWith('second one') ? 1 : -1
      const place = same < 0 ? reworded : same
      return block(place < 0 ? `studio${index}` : `${place}`, text)
    })
    const merged = mergeBlocks(entries(base), lake, imported(folder), new Set())
    expect(merged.blocks.map((one) => one._type === 'block' && one.children[0]?.text)).toEqual(
      result,
    )
    expect(merged.conflicts).toHaveLength(conflicts)
  })
})

const word = fc.constantFrom('a b c', 'a b d', 'a x y', 'e', 'f', 'g h i', 'g h j')
const sequence = fc.array(word, { maxLength: 6 })
/** What a writer does to the blocks of a page: keep, reword, take away or put one behind. */
const edits = fc.array(
  fc.record({ what: fc.constantFrom('keep', 'keep', 'reword', 'drop', 'add'), text: word }),
  { minLength: 6, maxLength: 6 },
)
const edited = (blocks: TextBlock[], steps: { what: string; text: string }[]) =>
  blocks.flatMap((one, index) => {
    const { what, text } = steps[index] ?? { what: 'keep', text: '' }
    if (what === 'drop') return []
    if (what === 'reword') return [block(one._key, text)]
    return what === 'add' ? [one, block(`studio${index}`, text)] : [one]
  })

describe('any change', () => {
  test('of the folder alone is taken', () => {
    fc.assert(
      fc.property(sequence, sequence, (before, after) => {
        const base = imported(before)
        const { blocks, conflicts } = mergeBlocks(entries(base), base, imported(after), new Set())
        expect(blocks.map(textOf)).toEqual(imported(after).map(textOf))
        expect(conflicts).toEqual([])
        expect(new Set(blocks.map(({ _key }) => _key)).size).toBe(blocks.length)
      }),
    )
  })

  test('of the Studio stays, to the letter', () => {
    fc.assert(
      fc.property(sequence, edits, (before, steps) => {
        const base = imported(before)
        const lake = edited(base, steps)
        const { blocks, conflicts } = mergeBlocks(entries(base), lake, base, new Set())
        expect(blocks).toEqual(lake)
        expect(conflicts).toEqual([])
      }),
    )
  })

  test('of both is kept or told, and a second run changes and tells the same', () => {
    fc.assert(
      fc.property(sequence, edits, sequence, (before, steps, after) => {
        const base = imported(before)
        const [lake, folder] = [edited(base, steps), imported(after)]
        const merged = mergeBlocks(entries(base), lake, folder, new Set())
        const shown = merged.blocks.map(textOf)
        const told = merged.conflicts.map((one) => textOf(one.folder))
        const was = new Set(base.map(textOf))
        for (const one of folder.filter((each) => !was.has(textOf(each)))) {
          expect([...shown, ...told]).toContain(textOf(one))
        }
        const own = new Map(base.map((one) => [one._key, textOf(one)]))
        for (const one of lake.filter((each) => own.get(each._key) !== textOf(each))) {
          expect(shown).toContain(textOf(one))
        }
        const again = mergeBlocks(merged.entries, merged.blocks, folder, new Set())
        expect(again.blocks).toEqual(merged.blocks)
        expect(again.entries).toEqual(merged.entries)
        expect(again.conflicts.map((one) => [textOf(one.studio), textOf(one.folder)])).toEqual(
          merged.conflicts.map((one) => [textOf(one.studio), textOf(one.folder)]),
        )
      }),
      { numRuns: 1000 },
    )
  })
})
