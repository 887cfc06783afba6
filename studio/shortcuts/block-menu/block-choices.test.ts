import { type ArraySchemaType, createSchema, isArraySchemaType } from 'sanity'
import { describe, expect, it } from 'vitest'
import { blockTypes } from '../../../blocks/registry.ts'
import { schemaTypes } from '../../../schemas/index.ts'
import { inChinese } from '../../i18n/local-schema.ts'
import { search } from '../typeahead/search.ts'
import { type BlockChoice, blockChoices } from './block-choices.ts'

function bodyOf(types: typeof schemaTypes): ArraySchemaType {
  const body = createSchema({ name: 'default', types: [...types] }).get('localeBody')
  const english =
    body && 'fields' in body ? body.fields.find(({ name }) => name === 'en') : undefined
  if (!english || !isArraySchemaType(english.type)) throw new Error('A body has no list of blocks')
  return english.type
}

const choices = (
  body: ArraySchemaType,
  heading: string,
  quote: string,
  bullets: string,
  numbers: string,
) =>
  blockChoices(body.of, {
    blockObjects: body.of.filter(({ name }) => name !== 'block'),
    styles: [
      { name: 'normal' },
      { name: 'h2', title: `${heading} 2` },
      { name: 'h3', title: `${heading} 3` },
      { name: 'blockquote', title: quote },
    ],
    lists: [
      { name: 'bullet', title: bullets },
      { name: 'number', title: numbers },
    ],
  })

const english = choices(bodyOf(schemaTypes), 'Heading', 'Quote', 'Bullets', 'Numbers')
const chinese = choices(bodyOf(inChinese(schemaTypes)), '標題', '引文', '項目符號', '編號')
const first = (all: readonly BlockChoice[], keyword: string) => search(all, keyword)[0]?.key

describe('blockChoices', () => {
  it('returns each block kind once or by its variants, headings, lists and quotes', () => {
    const kinds = english.flatMap(({ made }) => (made.as === 'block' ? [made.type.name] : []))
    expect([...new Set(kinds)]).toEqual(blockTypes.filter((type) => type !== 'block'))
    expect(english.flatMap(({ made }) => (made.as === 'block' ? [] : [made.name]))).toEqual([
      'h2',
      'h3',
      'bullet',
      'number',
      'blockquote',
    ])
    expect(new Set(english.map(({ key }) => key)).size).toBe(english.length)
  })

  it('are titled in the language of the Studio', () => {
    expect(english.find(({ key }) => key === 'table')?.title).toBe('Table')
    expect(chinese.find(({ key }) => key === 'table')?.title).toBe('表格')
    expect(english.find(({ key }) => key === 'admonition-warning')).toMatchObject({
      title: 'Warning',
      detail: 'Note or warning',
    })
    expect(chinese.find(({ key }) => key === 'admonition-warning')?.title).toBe('警告')
  })

  it.each([
    ['table', 'table'],
    ['表格', 'table'],
    ['code', 'codeBlock'],
    ['程式碼', 'codeBlock'],
    ['warning', 'admonition-warning'],
    ['警告', 'admonition-warning'],
    ['h3', 'style-h3'],
    ['標題 2', 'style-h2'],
    ['section', 'style-h2'],
    ['picture', 'image'],
    ['endpoint', 'operation'],
    ['quote', 'style-blockquote'],
    ['bullets', 'list-bullet'],
    ['編號', 'list-number'],
    ['line', 'divider'],
  ])('are found by %s in either language', (keyword, key) => {
    expect(first(english, keyword)).toBe(key)
    expect(first(chinese, keyword)).toBe(key)
  })

  it('have no form for a divider', () => {
    const forms = new Map(
      english.map(({ key, made }) => [key, made.as === 'block' && made.hasForm]),
    )
    expect(forms.get('divider')).toBe(false)
    expect(forms.get('table')).toBe(true)
  })
})
