import fc from 'fast-check'
import { expect, it } from 'vitest'
import { workflowId } from '../../../../schemas/workflow/workflow.ts'
import { cases } from '../../../../tests/support/cases.ts'
import {
  administrator,
  ann,
  approve,
  ben,
  edit,
  now,
  publish,
  request,
  reviewLake,
  write,
} from '../../testing/review-lake.ts'
import { kindSamples, writeShown } from '../../testing/shown-kinds.ts'

const people = { ann, ben, administrator }
const who = fc.constantFrom('ann' as const, 'ben' as const, 'administrator' as const)
/** Possible steps; a step listed twice is drawn twice as often. */
const STEPS = [
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
  'replace beside a removal',
  'discard',
  'begin anew',
  'edit and approve',
  'approve and publish',
] as const
type Step = readonly [keyof typeof people, (typeof STEPS)[number]]

/** Steps that every run tries, whatever is drawn. */
const ALONE: Step[] = [
  ['ann', 'edit'],
  ['ann', 'request'],
  ['ann', 'approve'],
  ['ann', 'publish'],
]
const EDITED_AFTERWARDS: Step[] = [
  ['ann', 'edit'],
  ['ann', 'request'],
  ['ben', 'approve'],
  ['ann', 'edit'],
  ['ann', 'publish'],
]

/** Pages are edited most, so they get three times as many runs, in lakes of their own. */
const tried = Object.entries(kindSamples).flatMap(([name, kind]) =>
  name === 'page'
    ? ['page', 'another page', 'a third page'].map((each) => [each, kind] as const)
    : [[name, kind] as const],
)

const STEPS_OF_RUN = 30
const RUNS = Math.max(7, Math.ceil(cases(300, 10_000).numRuns / STEPS_OF_RUN / tried.length))

it.each(tried)(
  'readers never see a text that one person alone wrote and approved: %s',
  async (_, { id: subject, field, content }) => {
    await using lake = await reviewLake()
    const [draft, review] = [`drafts.${subject}`, workflowId(subject)]
    const scripts = lake.as('scripts')
    await writeShown(scripts)
    const clients = {
      ann: lake.as('ann'),
      ben: lake.as('ben'),
      administrator: lake.as('administrator'),
    }
    /** Returns in one call the published content and the draft's revision, by which each step is checked. */
    const look = async () => {
      const [published, drafted] = await scripts.getDocuments([subject, draft])
      const seen = JSON.stringify({ ...published, _rev: '', _updatedAt: '' })
      return { seen, rev: drafted?._rev }
    }
    const beginAnew = async () => {
      await scripts.delete({ query: '*[_id in $ids]', params: { ids: [draft, review] } })
      await scripts.createIfNotExists({ _id: 'page-loose', _type: 'page' })
      // Publishing makes the lake forget the editors of the last run's draft.
      await scripts.createOrReplace({ _id: draft, ...content('Start') })
      await publish(scripts, subject)
    }
    let number = 0
    const doing = (id: keyof typeof people, rev: string) => {
      const client = clients[id]
      const words = `Text ${++number} of ${id}`
      const text = { [field]: words }
      const approval = { state: 'approved', approvedAt: now(), approvedRev: rev }
      const anew = { _id: draft, ...content(words) }
      const whole = { _id: subject, ...content(words) }
      return {
        edit: () => write(client, text, subject),
        request: () => request(client, people[id], {}, subject),
        approve: () => approve(client, people[id], rev, {}, subject),
        'approve as another': () => approve(client, id === 'ann' ? ben : ann, rev, {}, subject),
        publish: () => publish(client, subject),
        patch: () => client.patch(subject).set(text).commit(),
        replace: () => client.createOrReplace(whole),
        'replace beside a removal': () =>
          client.transaction().createOrReplace(whole).delete('page-loose').commit(),
        discard: () => client.delete(draft),
        'begin anew': () => client.transaction().delete(draft).create(anew).commit(),
        'edit and approve': () =>
          client
            .transaction()
            .patch(draft, { set: text })
            .patch(review, { set: { ...approval, approvedBy: people[id], approvedRev: 'mine' } })
            .transactionId(`mine-${number}`)
            .commit(),
        'approve and publish': () =>
          client
            .transaction()
            .patch(review, { set: { ...approval, approvedBy: people[id] } })
            .createOrReplace(whole)
            .delete(draft)
            .commit(),
      }
    }
    const writes: string[] = ['edit', 'begin anew', 'edit and approve']
    const steps = fc.array(fc.tuple(who, fc.constantFrom(...STEPS)), {
      minLength: 10,
      maxLength: 20,
    })
    /** Runs steps, starting from a published document without edits since. */
    const take = async (given: readonly Step[]) => {
      const editors = new Set<string>()
      let approver: string | undefined
      let current = await look()
      for (const [id, step] of given) {
        const before = current
        const done = await doing(id, before.rev ?? 'none')
          [step]()
          .then(
            () => true,
            () => false,
          )
        if (done && writes.includes(step)) editors.add(id)
        if (done && step === 'approve') approver = id
        // The draft's texts are gone.
        if (done && step === 'discard') editors.clear()
        expect(done && step === 'approve as another').toBe(false)
        current = await look()
        if (current.seen === before.seen) continue
        expect(step).toBe('publish')
        expect(approver).toBeDefined()
        expect(editors).not.toContain(approver)
        editors.clear()
        approver = undefined
      }
    }
    /** Checks that two people can still publish: if nothing could be published, the other checks would be empty. */
    const publishByTwo = async () => {
      if ((await look()).rev !== undefined) await clients.ann.delete(draft)
      const words = `Text ${++number} by two`
      const rev = await edit(clients.ann, { [field]: words }, subject)
      await request(clients.ann, ann, {}, subject)
      await approve(clients.ben, ben, rev, {}, subject)
      await publish(clients.ann, subject)
      expect((await look()).seen).toContain(words)
    }
    await fc.assert(
      fc.asyncProperty(steps, steps, async (before, after) => {
        await beginAnew()
        await take(before)
        await publishByTwo()
        await take(after)
      }),
      { numRuns: RUNS, examples: [[ALONE, EDITED_AFTERWARDS]] },
    )
  },
  60_000 + RUNS * 10_000,
)
