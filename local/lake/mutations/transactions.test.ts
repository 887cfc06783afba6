import fc from 'fast-check'
import { applyPatch } from 'mendoza'
import { expect, it } from 'vitest'
import { toEffects } from '../history/log.ts'
import { type TestLake, testLake, tokenOf } from '../testing/test-lake.ts'
import {
  after,
  type Content,
  fieldsOf,
  type MutationStep,
  mutationOf,
  type State,
} from '../testing/transaction-model.ts'

const id = fc.constantFrom('a', 'b', 'c', 'drafts.a')
const content: fc.Arbitrary<Content> = fc.record(
  { n: fc.integer({ min: 0, max: 9 }), strong: id, weak: fc.constantFrom('a', 'none') },
  { requiredKeys: [] },
)
const step: fc.Arbitrary<MutationStep> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('createOrReplace', 'createIfNotExists'),
      id,
      content,
    }),
  },
  fc.record({ kind: fc.constant('create'), id, content }),
  fc.record(
    { kind: fc.constant('set'), id, content, revision: fc.constantFrom('right', 'wrong') },
    { requiredKeys: ['kind', 'id', 'content'] },
  ),
  fc.record({ kind: fc.constant('inc'), id }),
  fc.record({ kind: fc.constant('unset'), id, field: fc.constantFrom('n', 'strong', 'weak') }),
  fc.record({ kind: fc.constant('delete'), id }),
)
const transactions = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 12,
})

async function send(lake: TestLake, transactionId: string, mutations: object[]): Promise<number> {
  const response = await fetch(`${lake.url}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf('writer')}` },
    body: JSON.stringify({ transactionId, mutations }),
  })
  await response.arrayBuffer()
  return response.status
}

/** The lake's documents in the model's words. */
async function stored(lake: TestLake): Promise<unknown[]> {
  return lake.client('writer').fetch('*[] | order(_id) {_id, _rev, n, strong, weak}')
}

const modelled = (state: State): unknown[] =>
  [...state]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([_id, { content: known, rev }]) => {
      const { n = null, strong = null, weak = null } = fieldsOf(known)
      return { _id, _rev: rev, n, strong, weak }
    })

/** Replays each document's effects from nothing, and takes them back again, step by step. */
function expectReplay(lake: TestLake): void {
  const { database, store } = lake.lake
  for (const name of ['a', 'b', 'c', 'drafts.a']) {
    const effects = database
      .prepare('SELECT effects FROM changes WHERE document_id = ? ORDER BY seq')
      .all(name)
      .map(toEffects)
    const states: unknown[] = [null]
    for (const { apply } of effects) states.push(applyPatch(states.at(-1), apply))
    const current = store.get(name)
    const { _rev: _, ...document } = current ?? {}
    expect(states.at(-1)).toEqual(current ? document : null)
    for (const [index, { revert }] of effects.entries())
      expect(applyPatch(states[index + 1], revert)).toEqual(states[index])
  }
}

it('any transactions leave what a simple model says, whole or not at all, and the history replays', async () => {
  await fc.assert(
    fc.asyncProperty(transactions, async (all) => {
      await using lake = await testLake()
      let state: State = new Map()
      for (const [index, steps] of all.entries()) {
        const transactionId = `t${index}`
        const next = after(state, steps, transactionId)
        const status = await send(
          lake,
          transactionId,
          steps.map((each) => mutationOf(each, state)),
        )
        expect([status < 300, status < 500]).toEqual([next !== null, true])
        state = next ?? state
        expect(await stored(lake)).toEqual(modelled(state))
      }
      expectReplay(lake)
    }),
    { numRuns: 60 },
  )
}, 120_000)
