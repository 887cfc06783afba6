import fc from 'fast-check'
import { expect, it } from 'vitest'
import { workflowId } from '../../../../schemas/workflow/workflow.ts'
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
} from './review-lake.ts'
import { shown, writeShown } from './shown-kinds.fixture.ts'

const people = { ann, ben, administrator }
const who = fc.constantFrom('ann' as const, 'ben' as const, 'administrator' as const)
/** What somebody does; what is there twice is done twice as often. */
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

/** What is tried each time, however chance has it. */
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

it.each(Object.entries(shown))(
  'shows readers nothing that one person alone wrote and approved: %s',
  async (name, { id: subject, field, content }) => {
    await using lake = await reviewLake()
    const [draft, review] = [`drafts.${subject}`, workflowId(subject)]
    const scripts = lake.as('scripts')
    await writeShown(scripts)
    const read = async () => ({ ...(await scripts.getDocument(subject)), _rev: '', _updatedAt: '' })
    const beginAnew = async () => {
      await scripts.delete({ query: '*[_id in $ids]', params: { ids: [draft, review] } })
      await scripts.createIfNotExists({ _id: 'page-loose', _type: 'page' })
      // The purge of the last run's draft must not make its editors forgotten: begin with a publish.
      await scripts.createOrReplace({ _id: draft, ...content('Start') })
      await publish(scripts, subject)
    }
    let number = 0
    const doing = (id: keyof typeof people, rev: string) => {
      const client = lake.as(id)
      const words = `Text ${++number} of ${id}`
      const text = { [field]: words }
      const approval = { state: 'approved', approvedAt: now(), approvedRev: rev }
      const anew = { _id: draft, ...content(words) }
      const whole = { _id: subject, ...content(words) }
      return {
        edit: () => edit(client, text, subject),
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
    /** Takes steps from a state in which readers see what nobody has edited since. */
    const take = async (given: readonly Step[]) => {
      const editors = new Set<string>()
      let approver: string | undefined
      for (const [id, step] of given) {
        const before = await read()
        const rev = (await scripts.getDocument(draft))?._rev ?? 'none'
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
        const after = await read()
        if (JSON.stringify(after) === JSON.stringify(before)) continue
        expect(step).toBe('publish')
        expect(approver).toBeDefined()
        expect(editors).not.toContain(approver)
        editors.clear()
        approver = undefined
      }
    }
    /** What would make all of this vain if it did not succeed, whatever was tried before. */
    const publishByTwo = async () => {
      if (await scripts.getDocument(draft)) await lake.as('ann').delete(draft)
      const words = `Text ${++number} by two`
      const rev = await edit(lake.as('ann'), { [field]: words }, subject)
      await request(lake.as('ann'), ann, {}, subject)
      await approve(lake.as('ben'), ben, rev, {}, subject)
      await publish(lake.as('ann'), subject)
      expect(JSON.stringify(await read())).toContain(words)
    }
    await fc.assert(
      fc.asyncProperty(steps, steps, async (before, after) => {
        await beginAnew()
        await take(before)
        await publishByTwo()
        await take(after)
      }),
      { numRuns: name === 'page' ? 20 : 6, examples: [[ALONE, EDITED_AFTERWARDS]] },
    )
  },
  60_000,
)
