import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  administrator,
  ann,
  approve,
  ben,
  DRAFT,
  edit,
  now,
  page,
  publish,
  REVIEW,
  request,
  reviewLake,
  S,
} from './review-lake.ts'

const people = { ann, ben, administrator }
const who = fc.constantFrom('ann' as const, 'ben' as const, 'administrator' as const)
const kind = fc.constantFrom(
  'edit',
  'edit',
  'request',
  'approve',
  'approve',
  'approve as another',
  'publish',
  'publish',
  'patch',
  'replace',
  'discard',
  'begin anew',
  'edit and approve',
  'approve and publish',
)

it('shows readers nothing that one person alone wrote and approved', async () => {
  await using lake = await reviewLake()
  const title = async () => (await lake.as('scripts').getDocument(S))?.['title']
  let number = 0
  let published = 0
  const doing = (id: keyof typeof people, rev: string) => {
    const client = lake.as(id)
    const text = { 'title.en': `Text ${++number} of ${id}` }
    const approval = { state: 'approved', approvedAt: now(), approvedRev: rev }
    const anew = { _id: DRAFT, ...page(text['title.en']) }
    return {
      edit: () => edit(client, text),
      request: () => request(client, people[id]),
      approve: () => approve(client, people[id], rev),
      'approve as another': () => approve(client, id === 'ann' ? ben : ann, rev),
      publish: () => publish(client),
      patch: () => client.patch(S).set(text).commit(),
      replace: () => client.createOrReplace({ _id: S, ...page(text['title.en']) }),
      discard: () => client.delete(DRAFT),
      'begin anew': () => client.transaction().delete(DRAFT).create(anew).commit(),
      'edit and approve': () =>
        client
          .transaction()
          .patch(DRAFT, { set: text })
          .patch(REVIEW, { set: { ...approval, approvedBy: people[id], approvedRev: 'mine' } })
          .transactionId(`mine-${number}`)
          .commit(),
      'approve and publish': () =>
        client
          .transaction()
          .patch(REVIEW, { set: { ...approval, approvedBy: people[id] } })
          .createOrReplace({ _id: S, ...page(text['title.en']) })
          .delete(DRAFT)
          .commit(),
    }
  }
  const writes: string[] = ['edit', 'begin anew', 'edit and approve']
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(who, kind), { minLength: 20, maxLength: 40 }),
      async (steps) => {
        await lake
          .as('scripts')
          .delete({ query: '*[_id in $ids]', params: { ids: [DRAFT, REVIEW] } })
        // The purge of the last run's draft must not make its editors forgotten: begin with a publish.
        await lake.as('scripts').createOrReplace({ _id: DRAFT, ...page('Start') })
        await publish(lake.as('scripts'))
        const editors = new Set<string>()
        let approver: string | undefined
        for (const [id, step] of steps) {
          const before = await title()
          const rev = (await lake.as('scripts').getDocument(DRAFT))?._rev ?? 'none'
          const done = await doing(id, rev)
            [step]()
            .then(
              () => true,
              () => false,
            )
          if (done && writes.includes(step)) editors.add(id)
          if (done && step === 'approve') approver = id
          // Nothing is left of what they wrote.
          if (done && step === 'discard') editors.clear()
          expect(done && step === 'approve as another').toBe(false)
          const after = await title()
          if (JSON.stringify(after) === JSON.stringify(before)) continue
          expect(step).toBe('publish')
          expect(approver).toBeDefined()
          expect(editors).not.toContain(approver)
          published += 1
          editors.clear()
          approver = undefined
        }
      },
    ),
    { numRuns: 20 },
  )
  // It would be vain if nothing was ever published.
  expect(published).toBeGreaterThan(0)
}, 60_000)
