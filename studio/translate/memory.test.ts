import { expect, it } from 'vitest'
import type { MarkDef } from '../../blocks/block/model.ts'
import { sourceOf } from '../../schemas/translation-source.ts'
import { paragraph, span } from '../testing/paragraph.ts'
import { applySuggestion } from './apply-suggestion.ts'
import { memoryOf, suggestionsFor } from './memory.ts'
import { segmentsOf } from './segments-of.ts'
import type { Unit } from './units.ts'

const words = (en: string, zhTW: string, more: object = {}) => ({
  title: { _type: 'localeString', en, zhTW, ...more },
})
const english = paragraph('k', [span('Send '), span('side', 'code')])
const body = {
  _type: 'localeBody',
  en: [english],
  zhTW: [paragraph('k', [span('送出 '), span('side', 'code')])],
  zhTWSource: [sourceOf(english)],
}
const documents = [
  { id: 'a', title: 'A', segments: segmentsOf(words('Order  ID', '訂單 ID'), 'zh-TW') },
  { id: 'b', title: 'B', segments: segmentsOf(words('Order ID', '委託單 ID'), 'zh-TW') },
  { id: 'c', title: 'C', segments: segmentsOf(words('Order ID', '委託單 ID'), 'zh-TW') },
  {
    id: 'd',
    title: 'D',
    segments: segmentsOf(words('New', '舊的', { zhTWSource: 'Old' }), 'zh-TW'),
  },
  { id: 'e', title: 'E', segments: segmentsOf({ body }, 'zh-TW') },
]
const memory = memoryOf(documents)

it('suggestionsFor returns the most frequent translation first, with its documents', () => {
  const told = suggestionsFor(memory, 'Order ID ').map(({ text, from }) => [
    text,
    from.map(({ id }) => id),
  ])
  expect(told).toEqual([
    ['委託單 ID', ['b', 'c']],
    ['訂單 ID', ['a']],
  ])
  expect(suggestionsFor(memory, 'Order ID', '委託單 ID')).toHaveLength(1)
})

it('suggestionsFor finds a stale translation by the English it was made from', () => {
  expect(suggestionsFor(memory, 'New')).toEqual([])
  expect(suggestionsFor(memory, 'Old').map(({ text }) => text)).toEqual(['舊的'])
})

it('applySuggestion converts between paragraphs and plain text', () => {
  const [suggestion] = suggestionsFor(memory, 'Send `side`')
  const plain: Unit = { path: ['title'], kind: 'plain', text: 'Send `side`' }
  const taken = suggestion && applySuggestion(suggestion.unit, plain)
  expect(taken).toEqual({ path: ['title'], kind: 'plain', text: '送出 `side`' })
  const rich = taken && applySuggestion(taken, { path: [], kind: 'rich', block: english })
  expect(rich).toMatchObject({
    block: {
      _key: 'k',
      children: [
        { text: '送出 ', marks: [] },
        { text: 'side', marks: ['code'] },
      ],
    },
  })
})

it('applySuggestion links to the targets of the English', () => {
  const link = (_key: string, href: string): MarkDef => ({ _type: 'link', _key, href })
  const rich = (_key: string, word: string, to: string): Unit => ({
    path: [],
    kind: 'rich',
    block: paragraph(_key, [span(word, `${_key}l`)], [link(`${_key}l`, to)]),
  })
  expect(
    applySuggestion(rich('z', '這裡', 'https://a.example'), rich('e', 'here', 'https://b.example')),
  ).toMatchObject({
    block: {
      _key: 'e',
      children: [{ text: '這裡', marks: ['zl'] }],
      markDefs: [link('zl', 'https://b.example')],
    },
  })
})
