import { expect, it } from 'vitest'
import { testLake } from '../../local/lake/testing/test-lake.ts'
import { asEntry } from '../../schemas/validation/search-synonym.ts'
import { addWord, documentOf, fetchTuningDocuments } from './tuning-documents.ts'

const synonym = { _type: 'searchSynonym', direction: 'both' }

it('fetchTuningDocuments finds documents by readers’ words, and prefers drafts', async () => {
  await using lake = await testLake()
  const client = lake.client('writer')
  await client.create({ ...synonym, _id: 's', language: 'en', words: ['kline', 'candle'] })
  await client.create({
    ...synonym,
    _id: 'drafts.s',
    language: 'en',
    words: ['kline', 'Candle Stick'],
  })
  await client.create({ _id: 'c', _type: 'searchCuration', query: 'kline', language: 'all' })
  const documents = await fetchTuningDocuments(client)
  const at = (type: 'searchSynonym' | 'searchCuration', q: string, locale: string) =>
    documentOf(documents, type, q, locale)?.id
  expect(at('searchSynonym', 'candle  stick', 'en')).toBe('s')
  expect(at('searchSynonym', 'candle', 'en')).toBeUndefined()
  expect(at('searchSynonym', 'kline', 'zh-TW')).toBeUndefined()
  expect(at('searchCuration', 'KLINE', 'zh-TW')).toBe('c')
})

it('addWord adds a word to the draft once', async () => {
  await using lake = await testLake()
  const client = lake.client('writer')
  await client.create({ ...synonym, _id: 's', language: 'en', words: ['kline', 'candle'] })
  const words = async () => (await client.getDocument('drafts.s'))?.['words']
  await addWord(client, 's', 'bars')
  await addWord(client, 's', 'Bars')
  expect(await words()).toEqual(['kline', 'candle', 'bars'])
  expect((await client.getDocument('s'))?.['words']).toEqual(['kline', 'candle'])
  await expect(addWord(client, 'gone', 'bars')).rejects.toThrow('deleted a moment ago')
})

it.each([
  ['order/create', 'order create'],
  ['  what is “x”? ', 'what is “x”'],
])('asEntry turns “%s” into “%s”', (query, entry) => expect(asEntry(query)).toBe(entry))
