import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { failure } from '../../local/lake/testing/test-lake.ts'
import { searchAliases } from '../../web/search/collection.ts'
import { searchParameters } from '../../web/search/parameters.ts'
import { page } from '../search/small-lake.ts'
import { searchSite } from './search-site.ts'

let site: Awaited<ReturnType<typeof searchSite>>
beforeAll(async () => {
  site = await searchSite()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => {
  site.answers.length = 0
})
afterAll(async () => {
  vi.restoreAllMocks()
  await site[Symbol.asyncDispose]()
})

const documentOf = (name: string, ...texts: string[]) => ({
  ...page(name, name, ...texts),
  _type: 'page',
})
/** A page whose English title is no text, which the Studio's forms do not allow. */
const broken = (name: string) => ({ ...documentOf(name, 'Words.'), title: { en: 5 } })
const admin = () => site.lake.client('administrator')
const letters = () => admin().fetch('*[_type == "deadLetter"] | order(_id)')

async function publish(...documents: ReturnType<typeof documentOf | typeof broken>[]) {
  const transaction = admin().transaction()
  for (const document of documents) transaction.createOrReplace(document)
  await transaction.commit()
}

async function found(q: string): Promise<string[]> {
  const documents = site.client.collections(searchAliases.en).documents()
  const answer = await documents.search({ ...searchParameters('en', 'current'), q }, {})
  const hits = (answer.grouped_hits ?? []).flatMap(({ hits }) => hits)
  return hits.map(({ document }) => String('page_id' in document && document.page_id))
}

it('a dead letter records a document that cannot be rendered, once, while others of the change are indexed', async () => {
  await publish(documentOf('a', 'A quokka.'), documentOf('b', 'A wombat.'))
  await site.allTold()
  site.answers.length = 0
  await publish(documentOf('a', 'A numbat.'), broken('b'), documentOf('c', 'A bilby.'))
  await site.allTold()
  expect(site.answers).toHaveLength(3)
  expect(site.answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(site.told().counts()).toMatchObject({ pending: 0, refused: 0 })
  expect(await letters()).toMatchObject([
    {
      _id: 'deadLetter.page-b',
      subject: 'page-b',
      subjectType: 'page',
      mayPass: false,
      since: expect.stringMatching(/^\d{4}-/),
      reason: expect.stringMatching(/title/),
    },
  ])
  expect([await found('numbat'), await found('bilby')]).toEqual([['page-a'], ['page-c']])
  // Readers keep the old version.
  expect(await found('wombat')).toEqual(['page-b'])
})

it('a dead letter keeps its first date while it fails, and is deleted when its document is published correctly', async () => {
  const [before] = await letters()
  await publish(broken('b'))
  await site.allTold()
  expect(await letters()).toEqual([before])
  await publish(documentOf('b', 'A potoroo.'))
  await site.allTold()
  expect(await letters()).toEqual([])
  expect(await found('potoroo')).toEqual(['page-b'])
})

it('a dead letter is deleted with its document', async () => {
  await publish(broken('d'))
  await site.allTold()
  expect(await letters()).toHaveLength(1)
  await admin().delete('page-d')
  await site.allTold()
  expect(await letters()).toEqual([])
})

it('a dead letter is retried on reconciliation, and does not prevent the repair of others', async () => {
  await publish(broken('b'))
  await site.allTold()
  site.given.isAway = true
  await publish(documentOf('b', 'A dunnart.'), broken('e'), documentOf('f', 'A kowari.'))
  await vi.waitFor(() => expect(site.answers).toHaveLength(4))
  site.given.isAway = false
  expect(await found('dunnart')).toEqual([])
  expect(await site.reconcile()).toEqual({
    status: 200,
    body: {
      repaired: expect.arrayContaining(['page-b', 'page-f']),
      deadLetters: ['page-e'],
      left: 0,
    },
  })
  expect([await found('dunnart'), await found('kowari')]).toEqual([['page-b'], ['page-f']])
  expect(await letters()).toMatchObject([{ subject: 'page-e' }])
  await admin().delete('page-e')
  await site.allTold()
})

it('no dead letter is created for a search that is briefly down: the webhook is retried', async () => {
  await site.search.down()
  await publish(documentOf('a', 'A quoll.'))
  await vi.waitFor(() => expect(site.answers.length).toBeGreaterThan(1), 15_000)
  expect(new Set(site.answers.map(({ status }) => status))).toEqual(new Set([503]))
  expect(await letters()).toEqual([])
  await site.search.up()
  await site.allTold()
  expect(await found('quoll')).toEqual(['page-a'])
})

it('a dead letter is created for a search that stays down, and repaired afterwards', async () => {
  await site.search.down()
  site.given.delayed = 60_000
  await publish(documentOf('a', 'A bettong.'))
  await site.allTold()
  site.given.delayed = 0
  expect(site.answers).toMatchObject([{ status: 200, document: 'page-a' }])
  expect(await letters()).toMatchObject([{ subject: 'page-a', mayPass: true }])
  expect(await site.reconcile()).toMatchObject({ status: 503 })
  await site.search.up()
  expect(await site.reconcile()).toMatchObject({ status: 200, body: { deadLetters: [] } })
  expect(await letters()).toEqual([])
  expect(await found('bettong')).toEqual(['page-a'])
})

it('a dead letter stays in the lake’s outbox when the site may store none, and is deleted with the next webhook', async () => {
  const dead = () =>
    site
      .told()
      .list('dead', 10)
      .filter(({ documentId }) => documentId === 'page-b')
  site.told().purge(null)
  site.mayKeepLetters(false)
  await publish(broken('b'))
  await site.allTold()
  expect(site.answers).toMatchObject([{ status: 422, document: 'page-b' }])
  expect(dead()).toMatchObject([
    { documentId: 'page-b', attempts: 1, reason: expect.stringMatching(/^422 .*title/) },
  ])
  await publish(documentOf('b', 'A mulgara.'))
  await site.allTold()
  expect(dead()).toEqual([])
  site.mayKeepLetters(true)
})

it('only the scheduled publisher writes dead letters, in their own schema, and no writer', async () => {
  const letter = {
    _id: 'deadLetter.page-x',
    _type: 'deadLetter',
    subject: 'page-x',
    subjectType: 'page',
    reason: 'Anything.',
    since: new Date().toISOString(),
    mayPass: false,
  }
  const publisher = site.lake.client(null).withConfig({
    token: 'publisher-token-0123456789',
    ignoreBrowserTokenWarning: true,
  })
  for (const client of [site.lake.client('writer'), site.lake.client('translator')])
    expect(await failure(client.create(letter))).toMatchObject({ status: 403 })
  expect(await failure(publisher.create({ ...letter, _id: 'deadLetter.page-y' }))).toMatchObject({
    status: 403,
  })
  await publisher.create(letter)
  await expect(site.lake.client(null).getDocument(letter._id)).resolves.toBeUndefined()
  await publisher.delete(letter._id)
})
