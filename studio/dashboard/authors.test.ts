import { beforeEach, expect, it } from 'vitest'
import { type Authors, fetchAuthors } from './authors.ts'

const requests: { url: string; query: Record<string, string> }[] = []
/** The history endpoint's answer: one line of JSON per transaction. */
const history = [
  { id: 't3', author: 'ann', effects: { 'drafts.b': { apply: [] } } },
  { id: 't1', author: 'bob', effects: {} },
]
const client = {
  config: () => ({ dataset: 'd' }),
  // `request` is generic in the client; the history endpoint answers with lines of text.
  request: async <T>(options: { url?: string; query?: Record<string, string> }) => {
    requests.push({ url: options.url ?? '', query: options.query ?? {} })
    return history.map((line) => JSON.stringify(line)).join('\n') as T
  },
} as Parameters<typeof fetchAuthors>[1]

let known: Authors
beforeEach(() => {
  requests.length = 0
  known = new Map()
})

it('fetchAuthors stores the author of a revision, and null for one that the history lacks', async () => {
  await fetchAuthors(known, client, [
    { storedId: 'drafts.a', rev: 't1' },
    { storedId: 'drafts.b', rev: 't2' },
  ])
  expect([...known]).toEqual([
    ['t1', 'bob'],
    ['t2', null],
  ])
  expect(requests[0]?.url).toBe('/data/history/d/transactions/drafts.a,drafts.b')
})

it('fetchAuthors requests unknown revisions only, and one transaction for one document', async () => {
  const a = { storedId: 'drafts.a', rev: 't1' }
  await fetchAuthors(known, client, [a], 'bob')
  await fetchAuthors(known, client, [a], 'bob')
  expect(requests).toHaveLength(1)
  expect(requests[0]?.query).toMatchObject({ authors: 'bob', limit: '1', reverse: 'true' })
  await fetchAuthors(known, client, [a, { storedId: 'drafts.b', rev: 't3' }], 'bob')
  expect(requests[1]?.url).toBe('/data/history/d/transactions/drafts.b')
})
