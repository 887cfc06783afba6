import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testLake } from '../../local/lake/testing/test-lake.ts'
import { anyBlocks } from '../../schemas/testing/any-blocks.ts'
import { convertHeadings } from './convert-headings.ts'
import { migrateHeadings } from './headings.ts'

const heading = (_key: string) => ({
  _type: 'heading',
  _key,
  level: 3,
  text: 'Limits',
  anchor: 'limits',
  aliases: ['quota'],
})
const style = (_key: string) => ({
  _type: 'block',
  _key,
  style: 'h3',
  children: [{ text: 'Limits', marks: [] }],
  anchor: 'limits',
  aliases: ['quota'],
})
const page = (_id: string, en: object[]) => ({
  _id,
  _type: 'page',
  body: { _type: 'localeBody', en, zhTW: [heading('a')] },
})

it('converts published pages, drafts and versions, within notes too, once and back', async () => {
  await using lake = await testLake()
  const client = lake.client('administrator', 'raw')
  const note = { _type: 'admonition', _key: 'n', kind: 'note', body: [heading('b')] }
  const pages = ['page-a', 'drafts.page-a', 'versions.r1.page-a', 'page-b'].map((id) =>
    page(id, [heading('a'), note]),
  )
  const creating = client.transaction()
  for (const one of [...pages, page('page-c', []), { _id: 'page-d', _type: 'page' }])
    creating.create<Record<string, unknown>>(one)
  await creating.commit()
  const read = () => client.fetch<unknown[]>('*[_type == "page"] | order(_id) {_id, _type, body}')
  const before = await read()

  const dry = await migrateHeadings(client, { to: 'style', dryRun: true })
  expect([...dry.changed.values()]).toEqual([3, 3, 3, 1, 3])
  expect(await read()).toEqual(before)

  await migrateHeadings(client, { to: 'style', dryRun: false })
  const [first] = await read()
  expect(first).toMatchObject({
    body: { en: [style('a'), { ...note, body: [style('b')] }], zhTW: [style('a')] },
  })
  const again = await migrateHeadings(client, { to: 'style', dryRun: false })
  expect(again).toEqual({ changed: new Map(), left: [], reviews: [] })

  await migrateHeadings(client, { to: 'object', dryRun: false })
  expect(await read()).toEqual(before)
})

it('leaves what somebody edits meanwhile, and tells whose approval was of the draft before', async () => {
  await using lake = await testLake()
  const client = lake.client('administrator', 'raw')
  await client.create(page('drafts.page-a', [heading('a')]))
  const [rev] = await client.fetch<string[]>('*[_id == "drafts.page-a"]._rev')
  const editing = {
    fetch: async (query: string, ...more: unknown[]) => {
      // The stand-in passes on whatever it is given.
      if (query.includes('workflow')) {
        await client.patch('drafts.page-a').set({ hideToc: true }).commit()
        return [`page-a of ${rev}`]
      }
      return client.fetch(query, ...(more as [object]))
    },
    transaction: () => client.transaction(),
  }
  // The stand-in answers every overload of `fetch` alike.
  const found = await migrateHeadings(editing as never, { to: 'style', dryRun: false })
  expect(found).toMatchObject({ left: ['drafts.page-a'], reviews: [] })
  const dry = await migrateHeadings(editing as never, { to: 'style', dryRun: true })
  expect(dry.reviews).toEqual([`page-a of ${rev}`])
})

it('keeps whatever the blocks say, there and back', () => {
  fc.assert(
    fc.property(anyBlocks, (blocks) => {
      const objects = convertHeadings(blocks, 'object')
      const styles = convertHeadings(objects.value, 'style')
      expect(styles.count).toBe(objects.count)
      expect(convertHeadings(styles.value, 'object').value).toEqual(objects.value)
    }),
  )
})
