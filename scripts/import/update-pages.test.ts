import type { SanityClient } from '@sanity/client'
import { beforeEach, expect, test } from 'vitest'
import { type TestLake, testLake } from '../../local/lake/testing/test-lake.ts'
import { docusaurusPage, readDocusaurus } from '../../schemas/markdown/docusaurus/page.ts'
import { writeDocuments } from '../write-documents/write-documents.ts'
import { pageDocuments } from './page-documents.ts'
import { updatePages } from './update-pages.ts'

/** Creates a folder of pages with these English texts, by path. */
function folderOf(pages: Record<string, string>) {
  const read = Object.entries(pages).map(([path, text]) => {
    const source = readDocusaurus(`docs/${path}.md`, `---\ntitle: ${path}\n---\n\n${text}`)
    return { path, source, page: docusaurusPage(source, path, () => undefined) }
  })
  return pageDocuments(read, [], 'version-v5', 'zh-TW').documents
}

let lake: TestLake
let client: SanityClient
const before = folderOf({ a: 'the first words', b: 'words' })
const after = folderOf({ a: 'the first words\n\nand more', b: 'other words' })

beforeEach(async () => {
  lake = await testLake()
  client = lake.client('administrator')
  await client.create({ _id: 'version-v5', _type: 'docsVersion' })
  await writeDocuments(client, before)
  return () => lake[Symbol.asyncDispose]()
})

const words = (id: string) =>
  client.fetch<string[]>('*[_id == $id][0].body.en[].children[0].text', { id })
const titled = (id: string, words: string) => client.patch(id).set({ 'title.en': words }).commit()

test('updatePages updates a page that changed only in the folder, once', async () => {
  expect(await updatePages(client, before, false)).toEqual({ updated: [], edited: [], gone: [] })
  await titled('page-b', 'Edited here alone')
  const more = [...after.slice(0, 1), ...before.slice(1)]
  const wanted = { updated: ['page-a'], edited: [], gone: [] }
  expect(await updatePages(client, more, true)).toEqual(wanted)
  expect(await words('page-a')).toEqual(['the first words'])
  expect(await updatePages(client, more, false)).toEqual(wanted)
  expect(await words('page-a')).toEqual(['the first words', 'and more'])
  expect(await client.fetch('*[_id == "page-b"][0].title.en')).toBe('Edited here alone')
  expect(await updatePages(client, more, false)).toEqual({ ...wanted, updated: [] })
})

test('updatePages leaves a page edited in the lake or with a draft, and reports it until both sides agree', async () => {
  const page = await client.getDocument('page-a')
  await client.create({ ...page, _id: 'drafts.page-a', _type: 'page' })
  await titled('page-b', 'Edited')
  const told = { updated: [], edited: ['page-a', 'page-b'], gone: [] }
  expect(await updatePages(client, after, false)).toEqual(told)
  expect(await updatePages(client, after, false)).toEqual(told)
  expect([await words('page-a'), await words('page-b')]).toEqual([['the first words'], ['words']])
  await client.delete('drafts.page-a')
  await client.patch('page-b').set({ 'title.en': 'b', body: after[1]?.body }).commit()
  expect(await updatePages(client, after, false)).toEqual({
    ...told,
    updated: ['page-a', 'page-b'],
    edited: [],
  })
})

test('updatePages leaves a page that no import wrote, and reports one missing from the folder', async () => {
  await client.patch('page-a').unset(['imported']).commit()
  const result = await updatePages(client, after.slice(0, 1), false)
  expect(result).toEqual({ updated: [], edited: ['page-a'], gone: ['b'] })
})

test('updatePages removes fields and blocks that the folder no longer has', async () => {
  const pageOf = (front: string) => {
    const source = readDocusaurus('docs/c.md', `---\ntitle: C\n${front}---\n\nc`)
    const page = docusaurusPage(source, 'c', () => undefined)
    return pageDocuments([{ path: 'c', source, page }], [], 'version-v5', 'zh-TW').documents
  }
  await writeDocuments(client, pageOf('hide_table_of_contents: true\n'))
  expect((await updatePages(client, pageOf(''), false)).updated).toEqual(['page-c'])
  expect(await client.fetch('defined(*[_id == "page-c"][0].hideToc)')).toBe(false)
})
