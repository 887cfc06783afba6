import { expect, it } from 'vitest'
import { testLake } from '../../local/lake/testing/test-lake.ts'
import { compareHooks, wantedHooks, writeHooks } from './site-hooks.ts'

const wanted = wantedHooks('http://localhost:3000/docs/', {
  ...{ dataset: 'production', secret: 'a secret of the site only', changes: true },
})

it('creates missing webhooks, corrects differing ones, and changes no others', async () => {
  await using lake = await testLake()
  const client = lake.client('administrator')
  const place = '/hooks/projects/local'
  const other = { name: 'Chat', url: 'http://localhost:4000/chat', dataset: 'production' }
  await client.request({ url: place, method: 'POST', body: other })

  const before = await compareHooks(client, wanted)
  expect(before.map(({ id, differs }) => [id, differs])).toEqual(wanted.map(() => [undefined, []]))
  await writeHooks(client, before)
  const made = await compareHooks(client, wanted)
  expect(made.flatMap(({ id, differs }) => (id ? differs : ['missing']))).toEqual([])

  const [first] = made
  const body = { isDisabledByUser: true, rule: { on: ['create'], filter: '_type == "page"' } }
  await client.request({ url: `${place}/${first?.id}`, method: 'PATCH', body })
  const differing = await compareHooks(client, wanted)
  expect(differing.map(({ differs }) => differs.toSorted())).toEqual([
    ['filter', 'isDisabledByUser', 'on', 'projection'],
    [],
    [],
  ])
  await writeHooks(client, differing)
  const after = await compareHooks(client, wanted)
  expect(after.flatMap(({ differs }) => differs)).toEqual([])
  expect(await client.request({ url: place })).toHaveLength(4)
})

it('refuses a token that is not an administrator’s', async () => {
  await using lake = await testLake()
  const writer = lake.client('writer')
  const states = await compareHooks(writer, wanted)
  await expect(writeHooks(writer, states)).rejects.toThrow(/administrator/)
})

it('needs two webhooks when no receivers of changes are configured', () => {
  const options = { dataset: 'production', secret: '', changes: false }
  expect(wantedHooks('http://localhost:3000/docs', options).map(({ name }) => name)).toEqual([
    'Documentation site',
    'Documentation search',
  ])
})
