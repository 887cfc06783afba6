import { expect, it } from 'vitest'
import { headingOf } from '../../blocks/heading/heading-of.ts'
import { testLake } from '../../local/lake/testing/test-lake.ts'
import { checkLostAnchors } from '../../schemas/validation/links/lost-anchors.ts'

const reference = (_ref: string) => ({ _type: 'reference', _ref })
const heading = (anchor: string, aliases: string[] = []) =>
  headingOf({ _key: anchor, level: 2, text: anchor, anchor, aliases })
const page = (name: string, en: object[]) => ({
  _id: `page-${name}`,
  _type: 'page',
  title: { en: name },
  path: { _type: 'slug', current: `v5/${name}` },
  body: { en },
})
const linking = (anchor: string) => ({
  _type: 'block',
  _key: 'p',
  children: [{ _type: 'span', _key: 's', text: 'there', marks: ['m'] }],
  markDefs: [{ _type: 'pageLink', _key: 'm', page: reference('page-a'), anchor }],
})

it('lostAnchors names links to a removed heading, and none while its anchor is kept', async () => {
  await using lake = await testLake()
  const transaction = lake.client('administrator').transaction()
  for (const document of [
    page('a', [heading('limits'), heading('errors'), heading('alone')]),
    page('b', [linking('limits')]),
    page('c', [{ _type: 'details', _key: 'd', body: [linking('errors')] }]),
    {
      _id: 'redirect-x',
      _type: 'redirect',
      from: 'v5/x',
      to: reference('page-a'),
      toAnchor: 'limits',
    },
    {
      _id: 'curation-y',
      _type: 'searchCuration',
      query: 'how many',
      pinned: [{ _type: 'searchPin', _key: 'a', page: reference('page-a'), anchor: 'errors' }],
      hidden: [{ ...reference('page-b'), _key: 'b' }],
    },
    {
      _id: 'siteSettings',
      _type: 'siteSettings',
      landing: {
        tasks: [{ _type: 'task', _key: 't', page: reference('page-a'), anchor: 'errors' }],
      },
    },
  ] as { _id: string; _type: string }[])
    transaction.create(document)
  await transaction.commit()
  const client = lake.client('writer')
  const messages = async (...english: ReturnType<typeof heading>[]) =>
    (await checkLostAnchors(client, english, 'drafts.page-a')).map(({ message }) => message)

  expect(await messages(heading('limits'), heading('errors'))).toEqual([])
  expect(await messages(heading('quota', ['limits']), heading('errors'))).toEqual([])
  const [limits, errors, none] = await messages(heading('quota'))
  expect(limits).toContain('the anchor “limits” any more, and “b”, the redirect from /v5/x lead')
  expect(errors).toContain('“c”')
  expect(errors).toContain('the landing page')
  expect(errors).toContain('the results for “how many”')
  expect(none).toBeUndefined()
})
