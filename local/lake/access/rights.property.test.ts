import fc from 'fast-check'
import { evaluateSync, parse, toJS } from 'groq-js'
import { expect, it } from 'vitest'
import { cases } from '../../../tests/support/cases.ts'
import type { Role } from '../auth/roles.ts'
import type { LakeDocument } from '../documents/document.ts'
import { testLake, tokenOf } from '../testing/test-lake.ts'
import type { Grant } from './grants.ts'

const id = fc.constantFrom('a', 'drafts.a', 'versions.summer.a', 'b', '_.groups.x')
const type = fc.constantFrom('page', 'redirect', 'siteSettings', 'docsVersion', 'navigation')
const word = fc.constantFrom('one', 'two')
const content = fc.record({ en: word, zhTW: fc.option(word, { nil: undefined }), n: fc.nat(1) })

type Content = { en: string; zhTW: string | undefined; n: number }
const fieldsOf = ({ en, zhTW, n }: Content) => ({
  title: { _type: 'localeString', en, ...(zhTW !== undefined && { zhTW }) },
  n,
})

const mutation = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), id, type, content }),
  fc.record({ kind: fc.constant('createOrReplace' as const), id, type, content }),
  fc.record({ kind: fc.constant('patch' as const), id, content }),
  fc.record({ kind: fc.constant('delete' as const), id }),
)
type Step = typeof mutation extends fc.Arbitrary<infer T> ? T : never

function mutationOf(step: Step): object {
  if (step.kind === 'delete') return { delete: { id: step.id } }
  const fields = fieldsOf(step.content)
  if (step.kind === 'patch') return { patch: { id: step.id, set: fields } }
  return { [step.kind]: { _id: step.id, _type: step.type, ...fields } }
}

const matches = (filter: string, root: unknown) =>
  toJS(evaluateSync(parse(filter), { root, dataset: [] })) === true

/** Evaluates grants as the Studio does: whether one gives this permission on the document. */
const granted = (grants: Grant[], permission: string, document: LakeDocument) =>
  grants.some(
    ({ filter, permissions }) =>
      permissions.some((name) => name === permission) && matches(filter, document),
  )

const roles: (Role | null)[] = ['administrator', 'writer', 'translator', 'viewer', null]

const STEPS_OF_RUN = 9
const RUNS = Math.ceil(cases(300, 10_000).numRuns / STEPS_OF_RUN)

it(
  'the lake never allows more than the grants that the Studio evaluates',
  async () => {
    await using lake = await testLake()
    const acl = '/projects/local/datasets/production/acl'
    const grants = new Map<Role | null, Grant[]>()
    for (const role of roles) grants.set(role, await lake.client(role).request({ url: acl }))
    const every = () => lake.client('administrator').fetch<LakeDocument[]>('*')
    const send = (role: Role | null, mutations: object[]) =>
      fetch(`${lake.url}/v2025-02-19/data/mutate/production`, {
        method: 'POST',
        headers: role === null ? {} : { authorization: `Bearer ${tokenOf(role)}` },
        body: JSON.stringify({ mutations }),
      })
    const look = async () => new Map((await every()).map((document) => [document._id, document]))
    let last = await look()
    const run = async (role: Role | null, step: Step) => {
      const before = last
      const { status } = await send(role, [mutationOf(step)])
      const after = await look()
      last = after
      expect(status).toBeLessThan(500)
      const own = grants.get(role) ?? []
      for (const changed of new Set([...before.keys(), ...after.keys()])) {
        const [was, is] = [before.get(changed), after.get(changed)]
        if (was?._rev === is?._rev) continue
        expect(status).toBe(200)
        if (was) expect(granted(own, 'update', was)).toBe(true)
        if (is) expect(granted(own, was ? 'update' : 'create', is)).toBe(true)
        if (role !== 'translator') continue
        const published = before.get('a')
        const [from, to] = [was ?? published, is ?? published]
        expect({ ...(from?.['title'] as object), zhTW: 0 }).toEqual({
          ...(to?.['title'] as object),
          zhTW: 0,
        })
        expect([from?._type, from?.['n']]).toEqual([to?._type, to?.['n']])
      }
    }
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...roles, 'translator' as const), mutation), {
          minLength: STEPS_OF_RUN,
          maxLength: STEPS_OF_RUN,
        }),
        async (steps) => {
          // The test needs existing documents; the steps of an earlier run may have deleted them.
          await send('administrator', [
            {
              createIfNotExists: {
                _id: 'a',
                _type: 'page',
                ...fieldsOf({ en: 'one', zhTW: 'one', n: 0 }),
              },
            },
          ])
          last = await look()
          for (const [role, step] of steps) await run(role, step)
        },
      ),
      { numRuns: RUNS },
    )
  },
  60_000 + RUNS * 2000,
)
