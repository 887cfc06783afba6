import { expect, it } from 'vitest'
import { headingOf } from '../../blocks/heading/heading-of.ts'
import {
  ann,
  approve,
  ben,
  DRAFT,
  edit,
  request,
  reviewLake,
  S,
} from '../../local/lake/testing/review-lake.ts'
import { failure, testLake } from '../../local/lake/testing/test-lake.ts'
import { publishDrafts } from '../../studio/publish/publish-drafts.ts'

const ID = 'page-gull'
const heading = (_key: string, text: string, anchor?: string) =>
  headingOf({ _key, level: 2, text, anchor })

const asApproved = async (made: string) => {
  await using lake = await reviewLake()
  const [writer, other] = [lake.as('ann'), lake.as('ben')]
  const body = { _type: 'localeBody', en: [heading('a', 'Limits')] }
  const rev = await edit(writer, { body })
  await request(writer, ann)
  await approve(other, ben, rev)
  const [draft, published] = [await writer.getDocument(DRAFT), await writer.getDocument(S)]
  const en = [heading('a', 'Limits', made)]
  await writer.createOrReplace({
    ...published,
    ...draft,
    _id: S,
    _type: 'page',
    body: { ...body, en },
  })
}

it('anchors are assigned at a heading’s first publish, and kept when it is reworded or moved', async () => {
  await using lake = await testLake()
  const client = lake.client('writer')
  const publish = async (en: object[], zhTW: object[]) => {
    const draft = await client.createOrReplace({
      _id: `drafts.${ID}`,
      _type: 'page',
      title: { en: 'Gull' },
      path: { _type: 'slug', current: 'v5/gull' },
      body: { _type: 'localeBody', en, zhTW },
    })
    await publishDrafts(client, new Map([[ID, draft._rev]]))
    const body = (await client.getDocument(ID))?.['body']
    const anchors = (field: string) => body[field].map((one: { anchor?: string }) => one.anchor)
    return [anchors('en'), anchors('zhTW')]
  }

  expect(
    await publish([heading('a', 'Limits'), heading('b', 'Errors')], [heading('a', '限制')]),
  ).toEqual([['limits', 'errors'], ['limits']])
  expect(
    await publish(
      [heading('c', 'Errors'), heading('a', 'Rate limits', 'limits'), heading('d', 'Limits')],
      [heading('d', '限制'), heading('a', '頻率限制', 'limits')],
    ),
  ).toEqual([
    ['errors', 'limits', 'limits-1'],
    ['limits-1', 'limits'],
  ])
})

it('anchors do not count as changes of an approved draft, but other edits do', async () => {
  await asApproved('limits')
  expect(await failure(asApproved('other'))).toMatchObject({ status: 403 })
})
