import type { SanityClient } from '@sanity/client'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { failure, type TestLake, testLake } from '../../local/lake/testing/test-lake.ts'
import { pathOf, type Stored } from '../../schemas/publishing/stored.ts'
import { publishDrafts } from '../../studio/publish/publish-drafts.ts'

/** Publishes the drafts as they are now. */
async function publish(client: SanityClient, ids: string[]) {
  const drafts = await Promise.all(ids.map((id) => client.getDocument(`drafts.${id}`)))
  return publishDrafts(client, new Map(ids.map((id, index) => [id, drafts[index]?._rev ?? ''])))
}

const PATHS = ['v5/a', 'v5/b', 'v5/c', 'v5/a-b', 'v5/a/b']
const PAGES = ['page-one', 'page-two', 'page-three']

const page = (_id: string, path: string) => ({
  _id,
  _type: 'page',
  title: { en: _id.replace('drafts.', '') },
  path: { _type: 'slug', current: path },
})

const documents = (lake: TestLake) => lake.client('administrator').fetch<Stored[]>('*')

/** The result of an address on the site: the id of the page, or of the redirect's target. */
function leadsTo(all: readonly Stored[], path: string): string | undefined {
  const published = all.filter(({ _id }) => !_id.startsWith('drafts.'))
  const there = published.find((one) => one._type === 'page' && pathOf(one) === path)
  if (there) return there._id
  const redirect = published.find((one) => one._type === 'redirect' && one['from'] === path)
  // The tests write redirects in the plan's format.
  return (redirect?.['to'] as { _ref: string } | undefined)?._ref
}

it('every former address of a page redirects to it, without loop or chain', async () => {
  await using lake = await testLake()
  const administrator = lake.client('administrator')
  const writer = lake.client('writer')
  const step = fc.record({ id: fc.constantFrom(...PAGES), path: fc.constantFrom(...PATHS) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await administrator.delete({ query: '*[_type == "redirect"]' })
      await administrator.delete({ query: '*[_type == "page"]' })
      const had = new Map<string, string>()
      for (const { id, path } of steps) {
        await writer.createOrReplace(page(`drafts.${id}`, path))
        await publish(writer, [id]).then(
          () => had.set(path, id),
          (error: Error) => expect(error.message).toMatch(/already has the path|are sent to/),
        )
        const all = await documents(lake)
        for (const [old, owner] of had) expect(leadsTo(all, old)).toBe(owner)
        const pages = all.flatMap((one) =>
          one._type === 'page' && !one._id.startsWith('drafts.') ? [pathOf(one)] : [],
        )
        const from = all.flatMap((one) => (one._type === 'redirect' ? [one['from']] : []))
        expect(new Set(from).size).toBe(from.length)
        expect(from.filter((path) => pages.includes(String(path)))).toEqual([])
      }
    }),
    { numRuns: 10 },
  )
}, 60_000)

it('several documents are published together, also pages that swap addresses', async () => {
  await using lake = await testLake()
  const writer = lake.client('writer')
  await writer.create(page('page-one', 'v5/a'))
  await writer.create(page('page-two', 'v5/b'))
  await writer.create(page('drafts.page-one', 'v5/b'))
  await writer.create(page('drafts.page-two', 'v5/a'))
  await writer.create({ _id: 'drafts.enum-x', _type: 'enumDefinition', title: { en: 'X' } })
  const { moves } = await publish(writer, ['page-one', 'page-two', 'enum-x'])
  expect(moves).toHaveLength(2)
  const all = await documents(lake)
  expect(all.map(({ _id }) => _id).filter((id) => /^(drafts\.|redirect-)/.test(id))).toEqual([])
  expect(leadsTo(all, 'v5/a')).toBe('page-two')
  const revisions = all.flatMap((one) => (/^(page-|enum-)/.test(one._id) ? [one._rev] : []))
  expect(new Set(revisions).size).toBe(1)
})

it('no document is published when one of them was changed meanwhile', async () => {
  await using lake = await testLake()
  const writer = lake.client('writer')
  await writer.create(page('page-one', 'v5/a'))
  await writer.create(page('drafts.page-one', 'v5/b'))
  await writer.create(page('drafts.page-two', 'v5/c'))
  const late = {
    fetch: writer.fetch.bind(writer),
    getDocument: writer.getDocument.bind(writer),
    mutate: async (...args: Parameters<typeof writer.mutate>) => {
      await writer
        .patch('drafts.page-two')
        .set({ title: { en: 'Late' } })
        .commit()
      return writer.mutate(...args)
    },
  }
  // The fake client has only the overload that is called.
  const published = publish(late as unknown as typeof writer, ['page-one', 'page-two'])
  expect(await failure(published)).toMatchObject({ status: 409 })
  expect((await documents(lake)).map(({ _id }) => _id).sort()).toEqual(
    expect.arrayContaining(['drafts.page-one', 'drafts.page-two', 'page-one']),
  )
  expect(await writer.getDocument('redirect-v5-a')).toBeUndefined()
})

it('moving a page back removes the redirect, and a taken address is reported with its owner', async () => {
  await using lake = await testLake()
  const writer = lake.client('writer')
  const move = async (id: string, path: string) => {
    await writer.createOrReplace(page(`drafts.${id}`, path))
    return publish(writer, [id])
  }
  await move('page-one', 'v5/a')
  await move('page-one', 'v5/b')
  expect(await writer.getDocument('redirect-v5-a')).toMatchObject({ from: 'v5/a' })
  await expect(move('page-two', 'v5/a')).rejects.toThrow('sent to the page “page-one”')
  await expect(move('page-two', 'v5/b')).rejects.toThrow('“page-one” already has the path v5/b')
  await writer.delete('drafts.page-two')
  await move('page-one', 'v5/a')
  expect(await writer.getDocument('redirect-v5-a')).toBeUndefined()
  expect(await writer.getDocument('redirect-v5-b')).toMatchObject({ to: { _ref: 'page-one' } })
})
