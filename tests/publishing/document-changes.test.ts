import { afterAll, beforeAll, expect, it } from 'vitest'
import { collectEvents } from '../../local/lake/testing/collect-events.ts'
import { type TestLake, testLake } from '../../local/lake/testing/test-lake.ts'
import { documentChanges } from '../../studio/document-changes.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await testLake()
})
afterAll(() => lake[Symbol.asyncDispose]())

it('documentChanges reports a new draft, and a removed one', async () => {
  const client = lake.client('writer')
  const types = ['page']
  using heard = collectEvents(documentChanges(client, '*[_type in $types]', { types }))
  await heard.until(1)
  await client.create({ _id: 'drafts.page-a', _type: 'page' })
  await client.delete('drafts.page-a')
  const told = await heard.until(3)
  expect(told).toMatchObject([
    { type: 'welcome' },
    { documentId: 'drafts.page-a', transition: 'appear' },
    { documentId: 'drafts.page-a', transition: 'disappear' },
  ])
})
