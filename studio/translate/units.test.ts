import { expect, it } from 'vitest'
import type { Block } from '../../blocks/lists/model.ts'
import type { TableBlock } from '../../blocks/table/model.ts'
import { blockText } from '../../schemas/block-text.ts'
import { paragraph, span } from '../testing/paragraph.ts'
import { copyStructure, withUnit } from './copy-structure.ts'
import { inlineText, pairsOf, unitsOf, unitText } from './units.ts'

const cell = (_key: string, text: string) => ({
  _type: 'tableCell' as const,
  _key,
  content: [paragraph('p', text)],
})
const table: TableBlock = {
  _type: 'table',
  _key: 't',
  header: true,
  rows: [{ _type: 'tableRow', _key: 'r', cells: [cell('a', 'One'), cell('b', '')] }],
}
const code: Block = { _type: 'codeBlock', _key: 'c', language: 'json', code: '{}' }
const note = (title: string, ...body: Block[]): Block => ({
  _type: 'admonition',
  _key: 'n',
  kind: 'note',
  title,
  body,
})

it('unitsOf returns the texts of blocks, except empty ones', () => {
  expect(unitsOf(table).map(unitText)).toEqual(['One'])
  expect(unitsOf(note('Mind', paragraph('p', 'this'), code)).map(unitText)).toEqual([
    'Mind',
    'this',
  ])
  expect(unitsOf(code)).toEqual([])
  expect(inlineText(paragraph('a', [span('Send '), span('side', 'code')]))).toBe('Send `side`')
})

it('pairsOf pairs units by their path', () => {
  const pairs = pairsOf(
    note('Mind', paragraph('p', 'a'), paragraph('q', 'b')),
    note('', paragraph('q', '乙')),
  )
  const told = pairs.map(({ english, translated }) => [
    unitText(english),
    translated && unitText(translated),
  ])
  expect(told).toEqual([
    ['Mind', ''],
    ['a', undefined],
    ['b', '乙'],
  ])
})

it('copyStructure copies the structure, and keeps translations', () => {
  const english = note('Mind', paragraph('p', 'a'), code, paragraph('q', 'b'))
  expect(copyStructure(english, undefined)).toEqual(
    note('Mind', paragraph('p', 'a'), paragraph('q', 'b')),
  )
  const copy = copyStructure(english, note('注意', paragraph('q', '乙')))
  expect(copy).toEqual(note('注意', paragraph('p', 'a'), paragraph('q', '乙')))
  expect(copyStructure(table, undefined)).toEqual(table)
})

it('withUnit replaces one unit', () => {
  const [unit] = unitsOf(table)
  const changed = unit?.kind === 'rich' && withUnit(table, { ...unit, block: paragraph('p', '壹') })
  expect(changed && blockText(changed)).toBe('壹')
  const [whole] = unitsOf(paragraph('a', 'x'))
  expect(
    whole && withUnit(paragraph('a', 'x'), { path: [], kind: 'rich', block: paragraph('z', '二') }),
  ).toEqual(paragraph('a', '二'))
})
