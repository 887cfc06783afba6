import { expect, it } from 'vitest'
import { headingOf } from '../../blocks/heading/heading-of.ts'
import { testLake } from '../../local/lake/testing/test-lake.ts'
import { publishDrafts } from '../../studio/publish/publish-drafts.ts'

const ID = 'page-gull'
const heading = (_key: string, text: string, anchor?: string) =>
  headingOf({ _key, level: 2, text, anchor })

it('are made at the first publish of a heading, and kept when it is reworded or moved', async () => {
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
