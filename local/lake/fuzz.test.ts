import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { isRecord, type LakeDocument } from './documents/document.ts'
import { isPublishedId, publishedIdOf } from './documents/ids.ts'
import {
  arbitraryRequest,
  authorizationOf,
  type FuzzRequest,
  type Sender,
} from './testing/arbitrary-requests.ts'
import { fuzzSeed } from './testing/env.ts'
import { end, LakeProcesses } from './testing/lake-process.ts'
import { clientOf } from './testing/test-lake.ts'

const FOR_MS = 15_000
const MB = 1024 * 1024
const lakes = new LakeProcesses()
afterAll(() => lakes[Symbol.dispose]())

const START = {
  _type: 'page',
  title: { _type: 'localeString', en: 'one', zhTW: '一' },
  body: { _type: 'localeBody', en: [{ _key: 'k', _type: 'block', text: 'one' }] },
}

/** What everyone who writes may do, so that no run has only tried what is refused. */
const translation = (sender: Sender): FuzzRequest => ({
  sender,
  method: 'POST',
  path: '/v1/data/mutate/production',
  headers: {},
  body: Buffer.from(
    JSON.stringify({ mutations: [{ patch: { id: 'a', set: { 'title.zhTW': sender } } }] }),
  ),
})

type Answer = { status: number; json: unknown }

/** The status and JSON of an answer; a stream is closed as soon as it is open. */
async function send(
  url: string,
  { sender, method, path, headers, body }: FuzzRequest,
): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...authorizationOf(sender), ...headers },
    body: body === null ? null : new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
  const { status } = response
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel()
    return { status, json: null }
  }
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  return { status, json: isJson && text !== '' ? JSON.parse(text) : text }
}

const isError = (json: unknown) => isRecord(json) && ('statusCode' in json || 'error' in json)

function expectKnownAnswer({ method }: FuzzRequest, { status, json }: Answer): void {
  expect(status < 500 || status === 501, `status ${status}: ${JSON.stringify(json)}`).toBe(true)
  if (status < 400 || method === 'HEAD') return
  expect(isError(json), `status ${status}: ${JSON.stringify(json)}`).toBe(true)
}

type Documents = ReadonlyMap<string, LakeDocument>

/** All of a document that is no translation, in a form to compare. */
function english(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(english)
  if (!isRecord(value)) return value
  const isLocale = String(value['_type']).startsWith('locale')
  const kept = Object.entries(value).filter(
    ([name, inner]) =>
      !(isLocale && ['zhTW', 'zhTWSource'].includes(name)) &&
      !['_id', '_rev', '_updatedAt', '_createdAt'].includes(name) &&
      !isEmptyLocale(inner),
  )
  return Object.fromEntries(kept.map(([name, inner]) => [name, english(inner)]))
}
const isEmptyLocale = (value: unknown): boolean =>
  isRecord(value) &&
  String(value['_type']).startsWith('locale') &&
  Object.keys(value).every((name) => ['_type', 'zhTW', 'zhTWSource'].includes(name))

function expectOnlyTranslated(before: Documents, after: Documents): void {
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const published = isPublishedId(id) ? undefined : before.get(publishedIdOf(id))
    const [was, is] = [before.get(id) ?? published, after.get(id) ?? published]
    const isSecret = [before.get(id), after.get(id)].every(
      (document) => document === undefined || document._type === 'sanity.previewUrlSecret',
    )
    if (!isSecret) expect(english(is), id).toEqual(english(was))
  }
}

function expectRights(sender: Sender, before: Documents, after: Documents): void {
  if (sender === 'translator') expectOnlyTranslated(before, after)
  else if (sender !== 'administrator' && sender !== 'writer')
    expect(isDeepStrictEqual(before, after), `${sender} changed something`).toBe(true)
}

it('answers whatever is asked of it, by whomever, and gives nobody more than their rights', async () => {
  console.info(`fuzz: FUZZ_SEED=${fuzzSeed}`)
  const lake = await lakes.start({ LAKE_STUDIO_ORIGINS: 'http://localhost:3333' })
  expect(lake.url, lake.stderr()).not.toBe('')
  const administrator = clientOf(lake.url, 'administrator')
  const everything = async (client = administrator): Promise<Documents> => {
    const all = await client.fetch<LakeDocument[]>('*')
    for (const one of all)
      for (const name of ['_id', '_type', '_rev', '_createdAt', '_updatedAt'])
        expect(one[name], `${name} of ${one._id}`).toBeTypeOf('string')
    return new Map(all.map((one) => [one._id, one]))
  }
  const restore = () =>
    administrator
      .transaction()
      .createIfNotExists({ ...START, _id: 'a' })
      .createIfNotExists({ ...START, _id: 'drafts.a' })
      .commit()
  const changed = new Set<Sender>()
  const property = fc.asyncProperty(arbitraryRequest, async (request) => {
    await restore()
    const before = await everything()
    const answer = await send(lake.url, request)
    expectKnownAnswer(request, answer)
    const after = await everything()
    expectRights(request.sender, before, after)
    if (!isDeepStrictEqual(before, after)) changed.add(request.sender)
  })
  await fc.assert(property, {
    seed: fuzzSeed,
    examples: (['administrator', 'writer', 'translator'] as const).map((sender) => [
      translation(sender),
    ]),
    numRuns: 100_000,
    interruptAfterTimeLimit: FOR_MS,
    markInterruptAsFailure: false,
  })
  expect([...changed].sort()).toEqual(['administrator', 'translator', 'writer'])
  const memory = readFileSync(`/proc/${lake.child.pid}/status`, 'utf8')
  expect(Number(/VmHWM:\s+(\d+) kB/.exec(memory)?.[1]) * 1024).toBeLessThan(600 * MB)
  expect(lake.stderr()).not.toContain('"lake":"error"')
  // What was in memory is on the disk.
  const last = await everything()
  expect(await end(lake.child)).toBe(0)
  const again = await lakes.start()
  expect(await everything(clientOf(again.url, 'administrator'))).toEqual(last)
}, 60_000)
