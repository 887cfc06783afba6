import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as OpenCC from 'opencc-js/t2cn'
import { expect, it } from 'vitest'
import { normaliseQuery } from './normalise-query.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const toSimplified = OpenCC.Converter({ from: 't', to: 'cn' })

/** How often the site's first words have each Chinese character. */
function charactersOfSite(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const folder of ['content/zh-TW', 'specs', 'web/messages'])
    for (const name of readdirSync(path.join(root, folder), {
      recursive: true,
      encoding: 'utf8',
    })) {
      if (!/\.(?:md|ya?ml|json)$/.test(name)) continue
      const text = readFileSync(path.join(root, folder, name), 'utf8')
      for (const one of text.match(/\p{Script=Han}/gu) ?? [])
        counts.set(one, (counts.get(one) ?? 0) + 1)
    }
  return counts
}

it('reads each character of the site as well where it is typed in simplified form', () => {
  const counts = charactersOfSite()
  expect(counts.size).toBeGreaterThan(1000)
  /** Of the characters that are one when simplified, the one that the site writes most. */
  const written = new Map<string, string>()
  for (const [one, count] of counts) {
    const simple = toSimplified(one)
    // Two that the site writes both are two.
    if (simple === one || counts.has(simple)) continue
    const other = written.get(simple)
    if (other === undefined || (counts.get(other) ?? 0) < count) written.set(simple, one)
  }
  const missing = [...written].filter(([simple, one]) => normaliseQuery(simple) !== one)
  expect(missing.map((pair) => pair.join(' → '))).toEqual([])
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
])('reads “%s” as “%s”', (typed, written) => {
  expect(normaliseQuery(typed)).toBe(written)
})
