import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { testLake } from '../../../local/lake/testing/test-lake.ts'
import { blockText } from '../../../schemas/block-text.ts'
import { docusaurusPage, readDocusaurus } from '../../../schemas/markdown/docusaurus/page.ts'
import type { PageDocument } from '../../seed/documents.ts'
import { writeDocuments } from '../../write-documents/write-documents.ts'
import { pageDocuments } from '../page-documents.ts'
import type { ReadPages } from '../read-pages.ts'
import { reportConflicts } from './conflicts.ts'
import { updatePages } from './update-pages.ts'

const page = (title: string, ...blocks: string[]) =>
  [`---\ntitle: ${title}\n---`, ...blocks].join('\n\n')

/** The page `v5/a` of a folder with these files, in both languages. */
function folderOf(en: string, zhTW: string) {
  const read = (file: string, text: string) => {
    const source = readDocusaurus(file, text)
    return { path: 'v5/a', source, page: docusaurusPage(source, 'v5/a', () => undefined) }
  }
  const all: Pick<ReadPages, 'en' | 'translated'> = {
    en: [read('docs/v5/a.md', en)],
    translated: [read('zh-TW/v5/a.md', zhTW)],
  }
  return { all, documents: pageDocuments(all.en, all.translated, 'version-v5', 'zh-TW').documents }
}

async function update(client: SanityClient, folder: ReturnType<typeof folderOf>) {
  const result = await updatePages(client, folder.documents, false, 'zh-TW')
  const told = reportConflicts(result, folder.all)
  return {
    ...result,
    conflicts: told.map(({ file, line, id, what, studio, folder }) =>
      [`${file}:${line}`, id, what, studio, folder].join(' | '),
    ),
  }
}

const stored = (client: SanityClient, _id = 'page-v5-a') =>
  client.getDocument<PageDocument>(_id).then((one) => ({
    title: [one?.title.en, one?.title.zhTW],
    en: one?.body.en.map(blockText),
    zhTW: one?.body.zhTW?.map(blockText),
    keys: one?.body.zhTW?.map(({ _key }) => one.body.en.findIndex((each) => each._key === _key)),
  }))

test('what changed in the folder comes, what changed in the Studio stays, both is told', async () => {
  await using lake = await testLake()
  const client = lake.client('administrator')
  await client.create({ _id: 'version-v5', _type: 'docsVersion' })
  const first = folderOf(
    page('A', 'the first words', 'the second words', '- the third words', 'the fourth words'),
    page('甲', '第一段的字', '第二段的字', '- 第三段的字', '第四段的字'),
  )
  await writeDocuments(client, first.documents)
  expect(await update(client, first)).toMatchObject({ updated: [], conflicts: [], unknown: [] })

  const words = (locale: string, index: number) => `body.${locale}[${index}].children[0].text`
  const edits = {
    'title.en': 'A of the Studio',
    [words('en', 1)]: 'the second words of the Studio',
    [words('en', 2)]: 'the third words of the Studio',
    [words('zhTW', 3)]: '第四段在此的字',
  }
  await client.patch('page-v5-a').set(edits).commit()
  const { _rev, ...draft } = (await client.getDocument('page-v5-a')) ?? { _type: 'page', _rev: '' }
  await client.create({ ...draft, _id: 'drafts.page-v5-a' })
  await client
    .patch('drafts.page-v5-a')
    .set({ [words('en', 0)]: 'the first words as a draft' })
    .commit()

  const second = folderOf(
    page(
      'A',
      'new',
      'the first words',
      'the second words',
      '- the third words of the folder',
      'the fourth words, changed',
    ),
    page('乙', '新', '第一段新的字', '第二段的字', '- 第三段的字', '第四段的字'),
  )
  const expected = {
    title: ['A of the Studio', '乙'],
    en: [
      'new',
      'the first words',
      'the second words of the Studio',
      'the third words of the Studio',
      'the fourth words, changed',
    ],
    zhTW: ['新', '第一段新的字', '第二段的字', '第三段的字', '第四段在此的字'],
    keys: [0, 1, 2, 3, 4],
  }
  const conflict =
    'docs/v5/a.md:11 | page-v5-a | bullet item of level 1 | - the third words of the Studio | - the third words of the folder'
  const updated = ['page-v5-a', 'drafts.page-v5-a']
  expect(await updatePages(client, second.documents, true, 'zh-TW')).toMatchObject({ updated })
  expect(await update(client, second)).toMatchObject({ updated, conflicts: [conflict] })
  expect(await stored(client)).toEqual(expected)
  expect((await stored(client, 'drafts.page-v5-a')).en?.[1]).toBe('the first words as a draft')
  expect(await update(client, second)).toMatchObject({ updated: [], conflicts: [conflict] })

  await client
    .patch('page-v5-a')
    .set({ [words('en', 3)]: 'the third words of the folder' })
    .commit()
  await client.delete('drafts.page-v5-a')
  expect(await update(client, second)).toMatchObject({ conflicts: [] })
})

test('what is in the translation alone keeps its place', async () => {
  await using lake = await testLake()
  const client = lake.client('administrator')
  await client.create({ _id: 'version-v5', _type: 'docsVersion' })
  const first = folderOf(page('A', '## a', 'b'), page('甲', '## 甲', '- 只有中文', '乙'))
  await writeDocuments(client, first.documents)
  expect((await stored(client)).zhTW).toEqual(['甲', '只有中文', '乙'])
  expect(await update(client, first)).toMatchObject({ updated: [], conflicts: [] })
  const second = folderOf(
    page('A', '## a', 'b', 'c'),
    page('甲', '## 甲', '- 只有中文', '- 又一項', '乙', '丙'),
  )
  await update(client, second)
  expect((await stored(client)).zhTW).toEqual(['甲', '只有中文', '又一項', '乙', '丙'])
  expect(await update(client, second)).toMatchObject({ updated: [], conflicts: [] })
})

test('what is said in the block above comes with its note, and what the Studio translates by itself stays', async () => {
  await using lake = await testLake()
  const client = lake.client('administrator')
  await client.create({ _id: 'version-v5', _type: 'docsVersion' })
  const english = page(
    'A',
    'Set `symbol` and `side`.',
    'Take `orderId`.',
    'Keep `a1` and `b2`.',
    'Drop `c3`.',
  )
  const said = ['設定 `symbol` 與 `side`，取得 `orderId`。', '保留 `a1` 與 `b2`。']
  const first = folderOf(english, page('甲', ...said))
  await writeDocuments(client, first.documents)
  const second = folderOf(english, page('甲', said[0] ?? '', '保留 `a1` 與 `b2`，捨去 `c3`。'))
  const own = (await client.getDocument<PageDocument>('page-v5-a'))?.body.en[3]
  await client
    .patch('page-v5-a')
    .append('body.zhTW', [{ ...own, children: [{ _key: 's', _type: 'span', text: '捨去' }] }])
    .commit()
  expect(await update(client, second)).toMatchObject({ conflicts: [] })
  expect((await stored(client)).zhTW?.slice(1)).toEqual(['', '保留 a1 與 b2，捨去 c3。', '捨去'])
  expect(await update(client, second)).toMatchObject({ updated: [], conflicts: [] })
  await client.delete('page-v5-a')
  await writeDocuments(client, first.documents)
  await update(client, second)
  const { zhTW = [], zhTWSource = [] } =
    (await client.getDocument<PageDocument>('page-v5-a'))?.body ?? {}
  expect(zhTW.map(blockText)[3]).toBe('')
  expect(zhTWSource.map(({ above = false }) => above)).toEqual([false, true, false, true])
})

test('pages of no import, and pages that the folder has no more, stay and are told', async () => {
  await using lake = await testLake()
  const client = lake.client('administrator')
  await client.create({ _id: 'version-v5', _type: 'docsVersion' })
  const { documents } = folderOf(page('A', 'a'), page('甲', '甲'))
  await writeDocuments(client, documents)
  expect(await updatePages(client, [], false, 'zh-TW')).toMatchObject({ gone: ['v5/a'] })
  await client.patch('page-v5-a').unset(['imported']).commit()
  expect(await updatePages(client, documents, false, 'zh-TW')).toMatchObject({
    updated: ['page-v5-a'],
  })
  expect(await updatePages(client, documents, false, 'zh-TW')).toMatchObject({
    updated: [],
    unknown: [],
  })
  await client.patch('page-v5-a').unset(['imported']).set({ 'title.en': 'Other' }).commit()
  const before = await client.getDocument('page-v5-a')
  const result = await updatePages(client, documents, false, 'zh-TW')
  expect(result).toMatchObject({ updated: [], unknown: ['page-v5-a'], gone: [] })
  expect(await client.getDocument('page-v5-a')).toEqual(before)
})
