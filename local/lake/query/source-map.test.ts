import type { ContentSourceMap } from '@sanity/client'
import { jsonPath, parseJsonPath, resolveMapping, studioPath } from '@sanity/client/csm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LakeDocument } from '../documents/document.ts'
import { LakeError } from '../http/errors.ts'
import { documents } from '../testing/query/arbitrary-documents.ts'
import { params, query } from '../testing/query/arbitrary-queries.ts'
import { memoryStore } from '../testing/query/memory-store.ts'
import { parsePerspective } from './perspective.ts'
import { type QueryResult, runQuery } from './run-query.ts'
import type { ArraySteps } from './source-map-origin.ts'
import { viewOf } from './view.ts'

/** Resolves a path as clients of a source map do. */
const valueAt = (value: unknown, path: string): unknown => {
  const steps = parseJsonPath(path).map((step) =>
    typeof step === 'object' ? { _key: step._key } : step,
  )
  return steps.length === 0 ? value : studioPath.get(value, steps)
}

function sourceOf(map: ContentSourceMap, at: string): { id: string; path: string } | undefined {
  const source = map.mappings[at]?.source
  if (source?.type !== 'documentValue') return undefined
  return {
    id: String(map.documents[source.document]?._id),
    path: String(map.paths[source.path]),
  }
}

/** Checks that every mapping leads to exactly the value in the result. */
function expectExact({ result, sourceMap }: QueryResult, stored: LakeDocument[], text: string) {
  expect(sourceMap, text).toBeDefined()
  if (!sourceMap) return
  for (const at of Object.keys(sourceMap.mappings)) {
    const source = sourceOf(sourceMap, at)
    const document = stored.find(({ _id }) => _id === source?.id)
    expect(document, `${text} ${at}`).toBeDefined()
    expect(valueAt(document, source?.path ?? ''), `${text} ${at}`).toEqual(valueAt(result, at))
  }
}

function attempt(work: () => QueryResult): QueryResult | { failed: string } {
  try {
    return work()
  } catch (error) {
    return { failed: error instanceof LakeError ? JSON.stringify(error.body) : String(error) }
  }
}

/** The same documents, with every text unique. */
function unmistakable<T>(documents: T): T {
  let count = 0
  const words = (value: unknown, name: string | number): unknown => {
    if (typeof value === 'string') {
      const isContent = typeof name === 'number' || !name.startsWith('_')
      return isContent ? `word ${count++}` : value
    }
    if (Array.isArray(value)) return value.map((item, index) => words(item, index))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, words(field, key)]))
  }
  // The cast is safe: only strings change.
  return words(documents, '') as T
}

/** The paths at which a result contains such a text, unchanged. */
function wordsIn(value: unknown, at: (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return /^word \d+$/.test(value) ? [at] : []
  if (Array.isArray(value)) return value.flatMap((item, index) => wordsIn(item, [...at, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, field]) => wordsIn(field, [...at, key]))
}

const part = fc.constantFrom(
  'title',
  'title.en',
  '...',
  'n',
  'list',
  'nested',
  '"one": list[0]',
  '"last": list[-1]',
  '"some": list[0...2]',
  '"tail": list[-2..-1]',
  '"within": items[1...-1]',
  '"not": list[@ != "a"]',
  '"sorted": list | order(@)',
  '"compact": array::compact(list)',
  '"unique": array::unique(list)',
  '"of": ref->{_id, title, "again": ref->title.en}',
  '"names": refs[]->title.en',
  '"targets": refs[]->{...}',
  '...ref->{"theirs": title}',
  '_type == "page" => {"mine": title, list}',
  'defined(ref) => {...ref->}',
  '"either": coalesce(title.zhTW, title.en, "none")',
  '"chosen": select(_type == "page" => title, defined(ref) => ref->title, list)',
  'items[]{_key, "to": page->title, ...}',
  '"keyed": items[_key == "k1"]{n}',
  '"k": items[_key == "k2"][0].n',
  '"sub": *[_type == ^._type]{_id, "outer": ^.title.en, list[0...1]}',
  '"subs": *[references(^._id)]{title}[0...3]',
  '"both": list + items[].n',
  '"merged": nested + title',
  '"flat": items[].page->list[]',
  '"joined": title.en + "x"',
  '"number": count(list)',
  '"me": @',
  '"up": ^.title',
  '"made": {"a": title.en, "b": [title.en, list[0], ...list]}',
  '"through": {"a": title}.a.en',
)
const end = fc.constantFrom(
  '',
  '[0]',
  '[0...3]',
  ' | order(n desc)',
  ' | order(title.en) [0..1]',
  ' | order(ref->title.en desc, _id)',
  ' | score(title.en match "kline")',
)
const projected = fc
  .tuple(
    fc.constantFrom('*[true]', '*[_type == $type]', '*', '*[defined(title)]', '*[_id in $ids]'),
    end,
    fc.uniqueArray(part, { minLength: 1, maxLength: 5 }),
    end,
    fc.constantFrom('', '', '', '.title', '.list', '{title, ...}'),
  )
  .map(([from, first, parts, last, after]) => {
    return `${from}${first}{${parts.join(', ')}}${last}${after}`
  })

describe('the source map of a query', () => {
  test('maps to the exact values, and changes no result', { timeout: 120_000 }, () => {
    let mapped = 0
    fc.assert(
      fc.property(
        documents,
        params,
        fc.array(fc.oneof({ weight: 3, arbitrary: projected }, query), {
          minLength: 4,
          maxLength: 4,
        }),
        fc.constantFrom('raw', 'published', 'drafts', 'summer,drafts'),
        fc.constantFrom<ArraySteps>('index', 'key'),
        (raw, given, queries, perspective, steps) => {
          const stored: LakeDocument[] = JSON.parse(JSON.stringify(raw))
          using memory = memoryStore(stored)
          const view = viewOf(memory.store, parsePerspective(perspective), { id: 'viewer' })
          for (const text of queries) {
            const plain = attempt(() => runQuery(text, given, view, null))
            const traced = attempt(() => runQuery(text, given, view, null, steps))
            if ('failed' in traced || 'failed' in plain) {
              expect(traced, text).toHaveProperty('failed')
              expect(plain, text).toHaveProperty('failed')
              continue
            }
            expect(traced.result, text).toEqual(plain.result)
            expectExact(traced, stored, text)
            mapped += Object.keys(traced.sourceMap?.mappings ?? {}).length
          }
        },
      ),
      { numRuns: 400 },
    )
    // Guards against an empty test: 400 runs give about 5,400 mappings, and some seeds 4,800.
    expect(mapped).toBeGreaterThan(1_000)
  })

  test('omits no value that occurs in a document', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(documents, params, projected, (raw, given, text) => {
        const stored: LakeDocument[] = unmistakable(JSON.parse(JSON.stringify(raw)))
        using memory = memoryStore(stored)
        const view = viewOf(memory.store, parsePerspective('drafts'), { id: 'viewer' })
        const answer = attempt(() => runQuery(text, given, view, null, 'key'))
        if ('failed' in answer || !answer.sourceMap) return
        for (const at of wordsIn(answer.result))
          expect(resolveMapping(at, answer.sourceMap), `${text} ${jsonPath(at)}`).toBeDefined()
      }),
      { numRuns: 600 },
    )
  })
})
