import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import * as OpenCC from 'opencc-js'
import { expect, it } from 'vitest'
import { cases } from '../../../tests/support/cases.ts'
import { normaliseQuery } from './normalise-query.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** The Chinese texts of the site, sentence by sentence. */
function textsOfSite(): Set<string> {
  const texts = new Set<string>()
  for (const folder of ['content/zh-TW', 'specs', 'web/messages'])
    for (const name of readdirSync(path.join(root, folder), {
      recursive: true,
      encoding: 'utf8',
    })) {
      if (!/\.(?:md|ya?ml|json)$/.test(name)) continue
      const text = readFileSync(path.join(root, folder, name), 'utf8')
      for (const one of text.match(/\p{Script=Han}+/gu) ?? []) texts.add(one)
    }
  return texts
}

it.each([
  ['mainland', 'cn'],
  ['Hong Kong', 'hk'],
] as const)('reads each word of the site as well where it is typed as in %s', (_, to) => {
  const convert = OpenCC.Converter({ from: 'tw', to })
  const texts = textsOfSite()
  expect(texts.size).toBeGreaterThan(5000)
  const missing = [...texts].filter(
    (text) => normaliseQuery(convert(text)) !== normaliseQuery(text),
  )
  expect(missing.map((text) => `${text} ← ${convert(text)}`)).toEqual([])
})

it.each([
  ['賬戶', '帳戶'],
  ['帳户余额', '帳戶餘額'],
  ['佔用', '占用'],
  ['臺幣', '台幣'],
  ['爲什麼', '為什麼'],
  ['隔着', '隔著'],
  ['成交记录', '成交記錄'],
  ['ＢＴＣ －1022', 'BTC 1022'],
  ['−1022 –spot ‑x', '1022 spot x'],
  ['a-b 2–3', 'a-b 2–3'],
  ['\u200bk\u00adline\ufeff', 'kline'],
  ['恢复', '恢復'],
  ['复制', '複製'],
  ['反复', '反覆'],
])('normaliseQuery of “%s” is “%s”', (typed, written) => {
  expect(normaliseQuery(typed)).toBe(written)
})

it('normaliseQuery ignores leading signs and the form of characters', () => {
  const converters = [
    (text: string) => text,
    OpenCC.Converter({ from: 'tw', to: 'cn' }),
    OpenCC.Converter({ from: 'tw', to: 'hk' }),
    (text: string) =>
      text.replaceAll(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)),
    (text: string) => [...text].join('\u200b'),
  ]
  const words = fc.constantFrom(
    ...textsOfSite(),
    'orderLinkId',
    '1022',
    '/v5/order/create',
    'C#',
    'kline',
  )
  const sign = fc.constantFrom('', '-', '--', '－', '−', '–', '—', '‑')
  const part = fc.record({ word: words, sign, convert: fc.constantFrom(...converters) })
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
      const typed = parts.map(({ word, sign: before, convert }) => before + convert(word)).join(' ')
      const plain = parts.map(({ word }) => normaliseQuery(word)).join(' ')
      expect(normaliseQuery(typed)).toBe(plain)
      expect(normaliseQuery(plain)).toBe(plain)
    }),
    cases(1000),
  )
})
