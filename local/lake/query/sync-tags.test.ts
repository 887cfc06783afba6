import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LakeDocument } from '../documents/document.ts'
import { documents, documentWith, id } from '../testing/query/arbitrary-documents.ts'
import { params, query } from '../testing/query/arbitrary-queries.ts'
import { memoryStore } from '../testing/query/memory-store.ts'
import { perspectives } from '../testing/query/seen.ts'
import { viewIn } from '../testing/query/view-in.ts'
import { runQuery } from './run-query.ts'
import { tagsOfChanges } from './sync-tags.ts'

const write = id.chain((target) =>
  fc.record({ target: fc.constant(target), after: fc.option(documentWith(target), { freq: 4 }) }),
)

const asStored = <T>(value: T): T => JSON.parse(JSON.stringify(value))

describe('the tags of a result', () => {
  test('meet those of every write that changes it', { timeout: 120_000 }, () => {
    let changed = 0
    fc.assert(
      fc.property(
        documents,
        params,
        query,
        fc.constantFrom(...perspectives),
        fc.array(write, { minLength: 1, maxLength: 4 }),
        (stored, given, text, perspective, writes) => {
          using memory = memoryStore(asStored(stored))
          const { store } = memory
          const run = () => runQuery(text, given, viewIn(store, perspective), null)
          const siblings = (group: string): LakeDocument[] =>
            store.idsOfGroup(group).flatMap((member) => store.get(member) ?? [])
          for (const { target, after: given } of writes) {
            const { result, tags } = run()
            const before = store.get(target)
            const after = asStored(given)
            memory.put(target, after)
            const isTold = perspective !== 'anonymous' && perspective !== 'published'
            const written = tagsOfChanges(
              [{ id: target, before, after }],
              isTold ? siblings : undefined,
            )
            if (JSON.stringify(run().result) === JSON.stringify(result)) continue
            changed++
            expect(
              written.filter((tag) => tags.includes(tag)),
              `${text} ${tags}`,
            ).not.toEqual([])
          }
        },
      ),
      { numRuns: 600 },
    )
    expect(changed).toBeGreaterThan(100)
  })

  test.each([
    ['*[_type == "page" && path.current == $path][0]{title}', ['s1:path:v5/a']],
    ['*[_id == "a"][0]', ['s1:id:a']],
    ['*[_type == "page"]{"t": tag->title}', ['s1:type:page']],
    ['*[_type == "page" && references("b")]', ['s1:ref', 's1:ref:b']],
    ['*[title.en == "x"]', ['s1:any']],
    ['count(*)', ['s1:any']],
  ])('%s → %j', (text, expected) => {
    using memory = memoryStore([])
    expect(runQuery(text, { path: 'v5/a' }, viewIn(memory.store, 'published'), null).tags).toEqual(
      expected,
    )
  })
})
