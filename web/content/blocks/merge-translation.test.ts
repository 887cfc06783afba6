import { describe, expect, it, test } from 'vitest'
import { type Block, storedBlock } from '../../../blocks/lists/model.ts'
import { textHash } from '../../../schemas/text-hash.ts'
import { mergeTranslation, type TranslationSource } from './merge-translation.ts'

const text = (key: string, words: string) =>
  storedBlock.parse({
    _type: 'block',
    _key: key,
    children: [{ _type: 'span', _key: `${key}s`, text: words, marks: [] }],
  })
const code = (key: string) =>
  storedBlock.parse({ _type: 'codeBlock', _key: key, language: 'json', code: '{}' })
const source = (key: string, words: string) => ({ _key: key, hash: textHash(words) })

const english = [text('a', 'One'), code('b'), text('c', 'Two')]

describe('mergeTranslation', () => {
  it.each([
    {
      name: 'all translated',
      translated: [text('a', '一'), text('c', '二')],
      sources: [source('a', 'One'), source('c', 'Two')],
      keys: ['a', 'b', 'c'],
      state: { untranslated: false, missing: [], stale: [] },
    },
    {
      name: 'one missing',
      translated: [text('a', '一')],
      sources: [],
      keys: ['a', 'b', 'c!'],
      state: { untranslated: false, missing: ['c'], stale: [] },
    },
    {
      name: 'one stale',
      translated: [text('a', '一'), text('c', '二')],
      sources: [source('a', 'One'), source('c', 'Before')],
      keys: ['a', 'b', 'c'],
      state: { untranslated: false, missing: [], stale: ['c'] },
    },
    {
      name: 'one of its own follows its predecessor',
      translated: [text('x', '前'), text('a', '一'), text('y', '外'), text('c', '二')],
      sources: [],
      keys: ['x', 'a', 'y', 'b', 'c'],
      state: { untranslated: false, missing: [], stale: [] },
    },
    {
      name: 'nothing translated',
      translated: [],
      sources: [],
      keys: ['a!', 'b', 'c!'],
      state: { untranslated: true, missing: ['a', 'c'], stale: [] },
    },
  ])('$name', ({ translated, sources, keys, state }) => {
    const merged = mergeTranslation(english, translated, sources)
    const missing = new Set(merged.state.missing)
    const shown = merged.blocks.map(({ _key }) => _key + (missing.has(_key) ? '!' : ''))
    expect(shown).toEqual(keys)
    expect(merged.state).toEqual(state)
  })

  it('keeps the English code, stored once, inside the translated tabs', () => {
    const tabs = (body: unknown[], label: string) =>
      storedBlock.parse({
        _type: 'tabs',
        _key: 't',
        group: 'programming-language',
        tabs: [{ _key: 'python', value: 'python', label, body }],
      })
    const translated = tabs([text('w', '先安裝')], '蟒蛇')
    const merged = mergeTranslation(
      [tabs([text('w', 'Install'), code('p')], 'Python')],
      [translated],
      [],
    )
    expect(merged.blocks[0]).toEqual(tabs([text('w', '先安裝'), code('p')], '蟒蛇'))
  })

  it('lists the blocks that a translated fold or tab lacks', () => {
    const fold = (body: unknown[]) =>
      storedBlock.parse({ _type: 'details', _key: 'd', summary: 'More', body })
    const tabs = (keys: string[]) =>
      storedBlock.parse({
        _type: 'tabs',
        _key: 't',
        group: 'g',
        tabs: keys.map((key) => ({ _key: key, value: key, label: key, body: [] })),
      })
    const merged = mergeTranslation(
      [fold([text('a', 'One'), text('b', 'Two')]), tabs(['go', 'java'])],
      [fold([text('a', '一')]), tabs(['go'])],
      [],
    )
    expect(merged.state.missing).toEqual(['b', 'java'])
    expect(merged.blocks[0]).toEqual(fold([text('a', '一'), text('b', 'Two')]))
  })
})

describe('a block that the translation above includes', () => {
  const heading = { ...text('h', 'Title'), style: 'h2' as const }
  const said = (key: string, words: string) => ({ ...source(key, words), above: true })
  const merged = (translated: Block[], ...sources: TranslationSource[]) => {
    const { blocks, state } = mergeTranslation(
      [heading, ...english, text('d', 'Four')],
      translated,
      sources,
    )
    return [
      blocks.map(({ _key }) => _key).join(' '),
      state.missing.join(' '),
      state.stale.join(' '),
    ]
  }
  const own = [text('h', '題'), text('a', '一二'), text('c', ''), text('d', '四')]

  it('is neither shown nor missing', () => {
    expect(merged(own, said('c', 'Two'))).toEqual(['h a b d', '', ''])
  })

  it('makes the block above stale when its English changes', () => {
    expect(merged(own, source('a', 'Old'), said('c', 'Old'))).toEqual(['h a b d', '', 'a'])
    expect(merged(own, source('a', 'One'), said('c', 'Old'))).toEqual(['h a b d', '', 'a'])
  })

  it('is shown in English when the block above is English or a heading', () => {
    const none = own.filter(({ _key }) => _key !== 'a')
    expect(merged(none, said('c', 'Two'))).toEqual(['h a b c d', 'a c', ''])
    const first = [text('h', '題'), text('a', ''), text('c', '二'), text('d', '四')]
    expect(merged(first, said('a', 'One'))).toEqual(['h a b c d', 'a', ''])
  })

  it('belongs to the first of several', () => {
    const one = [...own.slice(0, 3), text('d', '')]
    expect(merged(one, said('c', 'Two'), said('d', 'Old'))).toEqual(['h a b', '', 'a'])
  })

  it('is missing when no source notes it, or when it is a heading', () => {
    expect(merged(own, source('c', 'Two'))).toEqual(['h a b c d', 'c', ''])
    const titleless = [{ ...text('h', ''), style: 'h2' as const }, ...own.slice(1)]
    expect(merged(titleless, said('h', 'Title'), said('c', 'Two'))).toEqual(['h a b d', 'h', ''])
  })

  it('is missing inside another block', () => {
    const fold = (...body: Block[]) =>
      storedBlock.parse({ _type: 'details', _key: 'f', summary: '甲', body })
    const { blocks, state } = mergeTranslation(
      [fold(text('i', 'In'), text('j', 'Inner'))],
      [fold(text('i', '內'), text('j', ''))],
      [said('j', 'Inner')],
    )
    expect(state.missing).toEqual(['j'])
    expect(blocks).toEqual([fold(text('i', '內'), text('j', 'Inner'))])
  })
})

test('parameters take facts from the English block and descriptions from the translation', () => {
  const parameters = (key: string, ...rows: [key: string, type: string, words: string][]) =>
    storedBlock.parse({
      _type: 'parameterTable',
      _key: key,
      rows: rows.map(([row, type, words]) => ({
        _key: row,
        type,
        name: [text(`${row}n`, row)],
        description: words ? [text(`${row}d`, words)] : [],
      })),
    })
  const { blocks, state } = mergeTranslation(
    [parameters('p', ['a', 'string', 'One'], ['b', 'array', 'Two'], ['c', 'int', ''])],
    [parameters('p', ['b', 'text', '二'], ['x', 'string', '外'])],
    [],
  )
  expect(state.missing).toEqual(['a'])
  expect(blocks).toEqual([
    parameters(
      'p',
      ['a', 'string', 'One'],
      ['b', 'array', '二'],
      ['c', 'int', ''],
      ['x', 'string', '外'],
    ),
  ])
})

test('code that only the translation has, or has differently, is shown', () => {
  const own = (key: string, words: string) =>
    storedBlock.parse({ _type: 'codeBlock', _key: key, language: 'js', code: words })
  const { blocks } = mergeTranslation(english, [own('b', '// 二'), own('x', '// 外')], [])
  expect(blocks).toEqual([text('a', 'One'), own('b', '// 二'), own('x', '// 外'), text('c', 'Two')])
})

test('English code is shown under the title of a translation that has no code', () => {
  const titled = { ...code('b'), code: '', title: '例' }
  const { blocks } = mergeTranslation(english, [titled], [])
  expect(blocks[1]).toEqual({ ...code('b'), title: '例' })
})
