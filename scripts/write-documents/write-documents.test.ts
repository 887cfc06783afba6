import { createSchema } from 'sanity'
import { expect, test, vi } from 'vitest'
import { testLake } from '../../local/lake/testing/test-lake.ts'
import { schemaTypes } from '../../schemas/index.ts'
import { docusaurusPage, readDocusaurus } from '../../schemas/markdown/docusaurus/page.ts'
import { complaints } from '../../schemas/testing/complaints.ts'
import { schemaViolations } from '../../schemas/testing/schema-violations.ts'
import { pageDocuments } from '../import/page-documents.ts'
import { writeDocuments } from './write-documents.ts'

const SOURCE = `---
title: A
description: All of it.
---
## One [b](b)

::::note Title
a

:::tip
<Tabs groupId="Lang"><TabItem value="C#">b</TabItem></Tabs>
:::
::::

<details><summary>More</summary>

\`\`\`c#
x
\`\`\`

</details>

| a | b |
|-|-|
| <ul><li>c</li></ul> |

<Foo />
`

function documents() {
  const read = (path: string, text: string) => {
    const source = readDocusaurus(`${path}.md`, text)
    return { path, source, page: docusaurusPage(source, path, () => 'page:v5/b#two') }
  }
  const pages = [
    read('v5/a', SOURCE),
    read('v5/b', '---\ntitle: B\ndescription: B.\n---\n## Two\n\nb'),
  ]
  return pageDocuments(pages, [], 'version-v5', 'zh-TW').documents
}

test('written pages can be published from the Studio unchanged', async () => {
  const schema = createSchema({ name: 'default', types: schemaTypes })
  for (const document of documents()) {
    expect(schemaViolations(schema, document)).toEqual([])
    const found = await complaints(schema, document)
    const placeholders = document.body.en.filter(({ _type }) => _type === 'placeholder')
    expect(found).toEqual(placeholders.map(() => expect.stringMatching(/^warning .*“Foo”/)))
  }
})

test('a second run writes nothing, and keeps a writer’s edits', async () => {
  await using lake = await testLake()
  const client = lake.client('administrator')
  await client.create({ _id: 'version-v5', _type: 'docsVersion' })
  const ids = ['page-v5-a', 'page-v5-b']
  expect(await writeDocuments(client, documents())).toEqual({
    written: ids,
    same: [],
    different: [],
  })
  expect(await writeDocuments(client, documents())).toEqual({
    written: [],
    same: ids,
    different: [],
  })
  await client.patch('page-v5-b').set({ 'title.en': 'Edited' }).commit()
  expect(await writeDocuments(client, documents())).toEqual({
    written: [],
    same: ['page-v5-a'],
    different: ['page-v5-b'],
  })
  expect(await client.fetch('*[_id == "page-v5-b"][0].title.en')).toBe('Edited')
})

test('the JSON of a single request is serialised once', async () => {
  await using lake = await testLake()
  const toJSON = vi.fn(() => ({ _id: 'version-v5', _type: 'docsVersion' }))
  const counted = { _id: 'version-v5', _type: 'docsVersion', toJSON }
  const { written } = await writeDocuments(lake.client('administrator'), [counted])
  expect([written, toJSON.mock.calls.length]).toEqual([['version-v5'], 1])
})

test('documents that exceed one request are written, and readers see all or none', async () => {
  await using lake = await testLake()
  const client = lake.client('administrator')
  await client.create({ _id: 'version-v5', _type: 'docsVersion' })
  const small = { limit: 500 }
  const ids = documents().map(({ _id }) => _id)
  const readers = () => lake.client(null, 'published').fetch<number>('count(*[_type == "page"])')
  const drafts = () => client.fetch<string[]>('*[_id in path("drafts.**")]._id')

  // It references a document that the lake lacks, which is found last.
  const broken = { _id: 'sidebar-a', _type: 'sidebar', entry: { _type: 'reference', _ref: 'none' } }
  await expect(writeDocuments(client, [...documents(), broken], small)).rejects.toThrow(
    /none is published/,
  )
  expect([await readers(), await drafts()]).toEqual([0, []])

  const told: string[] = []
  const written = (done: number, all: number) => told.push(`${done}/${all}`)
  const result = await writeDocuments(client, documents(), { ...small, written })
  expect(result).toEqual({ written: ids, same: [], different: [] })
  expect(told).toEqual(['1/2', '2/2'])
  expect([await readers(), await drafts()]).toEqual([2, []])
  expect(await writeDocuments(client, documents(), small)).toMatchObject({ written: [], same: ids })
})

test('a killed run is continued, and another person’s draft is not changed', async () => {
  await using lake = await testLake()
  const client = lake.client('administrator')
  await client.create({ _id: 'version-v5', _type: 'docsVersion' })
  const [first, second] = documents()
  if (!first || !second) throw new Error('There are two pages.')
  await client.create<Record<string, unknown>>({ ...second, _id: `drafts.${second._id}` })
  await client.create({ _id: `drafts.${first._id}`, _type: 'page', title: { en: 'Mine' } })
  const write = () => writeDocuments(client, [first, second], { limit: 0 })
  await expect(write()).rejects.toThrow(
    new RegExp(
      `drafts of somebody are in the way. Publish or discard them.\n  drafts.${first._id}$`,
    ),
  )
  expect(await client.fetch('*[_id == $id][0].title.en', { id: `drafts.${first._id}` })).toBe(
    'Mine',
  )

  await client.delete(`drafts.${first._id}`)
  expect((await write()).written).toEqual([first._id, second._id])
})
