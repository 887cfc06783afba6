import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  robotOf,
  seedUsers,
  type TestLake,
  testLake,
  tokenOf,
} from '../../local/lake/testing/test-lake.ts'
import { ADMIN_KEY, startTestServer } from '../../local/search/testing/test-server.ts'
import { page, sidebar } from '../../tests/search/small-lake.ts'
import { registerReadersKey } from '../../web/search/readers-key.ts'
import { compareHooks, wantedHooks, writeHooks } from '../hooks/site-hooks.ts'
import { syncSearch } from '../sync-search/sync-search.ts'
import type { Wait } from './check-site.ts'
import { diagnose } from './diagnose.ts'

const SEARCH_KEY = 'readers-key-of-the-tests'
const SECRET = 'a secret that nobody can guess'
const HOOKS = { dataset: 'production', secret: SECRET, changes: true }
const robots = (['editor', 'publisher', 'reporter', 'counter'] as const).map(robotOf)
let lake: TestLake
let search: Awaited<ReturnType<typeof startTestServer>>
let site: Server
let good: Record<string, string>
/** Extra response headers of the fake site. */
const host: Record<string, string> = { server: 'a server' }
let unhandledRejections = 0

function originOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens at no port.')
  return `http://localhost:${address.port}`
}

const quiet = { say: () => {}, step: () => () => {} }
const fill = () =>
  syncSearch(lake.client(null, 'published'), search.client, quiet, { dryRun: false, force: false })

/** Returns the faults that diagnose finds with these variables changed. */
async function faults(changed: Record<string, string> = {}, wait?: Wait): Promise<string[]> {
  const findings = await diagnose({ ...good, ...changed }, wait)
  return findings.filter(({ ok }) => !ok).map(({ says }) => says)
}

beforeAll(async () => {
  search = await startTestServer()
  // A fake of the built site and the Studio: answers pages with their address and the site's headers.
  site = createServer(async (request, response) => {
    const { url = '' } = request
    response.setHeader('content-security-policy', `connect-src 'self' ${search.url}`)
    for (const [name, value] of Object.entries(host)) response.setHeader(name, value)
    if (url.endsWith('/api/health')) return response.end(JSON.stringify({ unhandledRejections }))
    if (url.endsWith('/api/webhook')) {
      const signature = String(request.headers[SIGNATURE_HEADER_NAME])
      const isSigned = await isValidSignature(await text(request), signature, SECRET)
      return response.writeHead(isSigned ? 400 : 401).end('It says why.')
    }
    response.end(`<link rel="canonical" href="${originOf(site)}${url}"/>`)
  })
  await new Promise<void>((resolve) => site.listen(0, resolve))
  lake = await testLake({ users: [...seedUsers, ...robots], origins: [originOf(site)] })
  const writer = lake.client('administrator')
  for (const each of [page('a', 'Alpha', 'A quokka.'), sidebar('V5 API', 'Market', ['a'])])
    await writer.create({ _type: 'page', ...each })
  await writer.create({ _id: 'drafts.page-b', _type: 'page' })
  const hooks = wantedHooks(`${originOf(site)}/docs`, HOOKS)
  await writeHooks(writer, await compareHooks(writer, hooks))
  await fill()
  await registerReadersKey(search.client, SEARCH_KEY)
  good = {
    SANITY_PROJECT_ID: 'local',
    SANITY_DATASET: 'production',
    SANITY_API_HOST: lake.url,
    SANITY_READ_TOKEN: tokenOf('viewer'),
    SANITY_WRITE_TOKEN: tokenOf('administrator'),
    SANITY_PUBLISH_TOKEN: tokenOf('publisher'),
    SANITY_FEEDBACK_TOKEN: tokenOf('reporter'),
    READER_FEEDBACK: 'on',
    SANITY_COUNTS_TOKEN: tokenOf('counter'),
    READER_COUNTS: 'on',
    SANITY_WEBHOOK_SECRET: SECRET,
    CRON_SECRET: SECRET,
    CHANGES_WEBHOOK_SECRET: SECRET,
    STUDIO_URL: originOf(site),
    TYPESENSE_URL: search.url,
    TYPESENSE_ADMIN_KEY: ADMIN_KEY,
    TYPESENSE_SEARCH_KEY: SEARCH_KEY,
    SITE_URL: originOf(site),
    SANITY_STUDIO_PROJECT_ID: 'local',
    SANITY_STUDIO_DATASET: 'production',
    SANITY_STUDIO_API_HOST: lake.url,
    SANITY_STUDIO_SITE_URL: `${originOf(site)}/docs`,
  }
})
afterAll(async () => {
  site.close()
  await search.stop()
  await lake[Symbol.asyncDispose]()
})

test('diagnose finds no fault in a complete environment, and writes nothing', async () => {
  const before = await lake.client('administrator').fetch('*[]{_id, _rev}')
  expect(await faults()).toEqual([])
  expect(await lake.client('administrator').fetch('*[]{_id, _rev}')).toEqual(before)
})

test('diagnose reports a site whose process had unhandled errors', async () => {
  unhandledRejections = 2
  onTestFinished(() => {
    unhandledRejections = 0
  })
  expect(await faults()).toEqual([expect.stringMatching(/^2 errors were handled by nothing/)])
})

test('diagnose reports a webhook that is missing or has another projection', async () => {
  const client = lake.client('administrator')
  const hooks = wantedHooks(`${originOf(site)}/docs`, HOOKS)
  const [first, second] = await compareHooks(client, hooks)
  const place = '/hooks/projects/local'
  const body = { rule: { ...first?.wanted.rule, projection: '{_id}' } }
  await client.request({ url: `${place}/${first?.id}`, method: 'PATCH', body })
  await client.request({ url: `${place}/${second?.id}`, method: 'DELETE' })
  onTestFinished(async () => writeHooks(client, await compareHooks(client, hooks)))
  expect(await faults()).toEqual([
    expect.stringMatching(/“Documentation site” to .* has another projection\. Run `npm run hooks/),
    expect.stringMatching(/“Documentation search” to .* is missing/),
  ])
})

test('diagnose names every required variable of an empty environment', async () => {
  const findings = await diagnose({})
  expect(findings.filter(({ ok }) => !ok).map(({ says }) => says.split(' ')[0])).toEqual(
    Object.keys(good).filter(
      (name) =>
        !/API_HOST|(?:PUBLISH|FEEDBACK|COUNTS)_TOKEN|READER_|(?:CRON|CHANGES_WEBHOOK)_SECRET|^STUDIO_URL/.test(
          name,
        ),
    ),
  )
})

const AWAY = 'http://localhost:1'
const cases: [what: string, changed: Record<string, string>, says: RegExp[]][] = [
  ['a webhook secret that is short', { SANITY_WEBHOOK_SECRET: 'short' }, [/at least 24/]],
  ['a cron secret that is short', { CRON_SECRET: 'short' }, [/at least 24/]],
  ['a Redis that is none', { REDIS_URL: 'localhost:6379' }, [/^REDIS_URL is malformed/]],
  ['an address that is none', { TYPESENSE_URL: 'search' }, [/^TYPESENSE_URL is malformed/]],
  [
    'a Studio of another dataset',
    { SANITY_STUDIO_DATASET: 'test' },
    [/^SANITY_STUDIO_DATASET is test/],
  ],
  [
    'a dataset that is not there',
    { SANITY_DATASET: 'test', SANITY_STUDIO_DATASET: 'test' },
    [/refuses to be read \(404\).*make the dataset/],
  ],
  [
    'a lake that is away',
    { SANITY_API_HOST: AWAY, SANITY_STUDIO_API_HOST: AWAY },
    [/^The lake does not answer/],
  ],
  [
    'a read token that may write',
    { SANITY_READ_TOKEN: tokenOf('writer') },
    [/READ_TOKEN may write/],
  ],
  [
    'a write token that may not',
    { SANITY_WRITE_TOKEN: tokenOf('viewer') },
    [/may not write \(viewer\)/],
  ],
  [
    'a write token that nobody has',
    { SANITY_WRITE_TOKEN: 'unknown-token-0123456789' },
    [/WRITE_TOKEN/],
  ],
  [
    'a publisher that may all',
    { SANITY_PUBLISH_TOKEN: tokenOf('administrator') },
    [/may also manage/],
  ],
  [
    'a publisher that may nothing',
    { SANITY_PUBLISH_TOKEN: tokenOf('viewer') },
    [/may not publish/],
  ],
  [
    'a reporter that may not report',
    { SANITY_FEEDBACK_TOKEN: tokenOf('viewer') },
    [/FEEDBACK_TOKEN may not store reports of readers/],
  ],
  [
    'a reporter that may all',
    { SANITY_FEEDBACK_TOKEN: tokenOf('administrator') },
    [/FEEDBACK_TOKEN may write more than reports of readers/],
  ],
  [
    'a form that is offered and missing',
    { SANITY_FEEDBACK_TOKEN: '' },
    [/^READER_FEEDBACK is on, and without SANITY_FEEDBACK_TOKEN/],
  ],
  [
    'a counter that may not count',
    { SANITY_COUNTS_TOKEN: tokenOf('viewer') },
    [/COUNTS_TOKEN may not store what is read/],
  ],
  [
    'a counter that may all',
    { SANITY_COUNTS_TOKEN: tokenOf('administrator') },
    [/COUNTS_TOKEN may write more than what is read/],
  ],
  [
    'counts that are offered and not kept',
    { SANITY_COUNTS_TOKEN: '' },
    [/^READER_COUNTS is on, and without SANITY_COUNTS_TOKEN/],
  ],
  ['an offer that is neither', { READER_FEEDBACK: 'yes' }, [/^READER_FEEDBACK is malformed/]],
  [
    'a Studio that is not allowed',
    { STUDIO_URL: AWAY },
    [/may not ask the lake.*CORS/, /^The Studio does not answer/],
  ],
  ['an admin key that is none', { TYPESENSE_ADMIN_KEY: SEARCH_KEY }, [/may not list collections/]],
  ['the admin key given to readers', { TYPESENSE_SEARCH_KEY: ADMIN_KEY }, [/may list keys/]],
]

test.each(cases)('%s', async (_, changed, says) => {
  const found = await faults(changed)
  expect(found).toEqual(says.map((each) => expect.stringMatching(each)))
})

test('diagnose reports an unreachable search', async () => {
  expect(await faults({ TYPESENSE_URL: AWAY })).toEqual([
    expect.stringMatching(/^The search cannot be asked from/),
    expect.stringMatching(/^The search does not answer/),
    expect.stringMatching(/^The site's pages may not ask/),
  ])
})

test('diagnose reports an unreachable site, and an address of another site', async () => {
  const at = (origin: string) => ({ SITE_URL: origin, SANITY_STUDIO_SITE_URL: `${origin}/docs` })
  const hooks = Array(3).fill(expect.stringMatching(/^The webhook .* is missing/))
  expect(await faults(at(AWAY))).toEqual([
    ...hooks,
    expect.stringMatching(/^The site does not answer/),
  ])
  const other = await faults(at(lake.url))
  expect(other[3]).toMatch(/answers \d{3}|is no page of this site/)
})

test('diagnose reports an index that lacks a page', async () => {
  await lake.client('administrator').create({ _type: 'page', ...page('c', 'Gamma', 'A wombat.') })
  const lacks = await faults()
  expect(lacks).toHaveLength(2)
  expect(lacks[0]).toMatch(/lacks 1 pages.*sync-search/)
  await fill()
  expect(await faults()).toEqual([])
})

test('diagnose reports a site on Vercel without CRON_SECRET', async () => {
  host['server'] = 'Vercel'
  onTestFinished(() => {
    host['server'] = 'a server'
  })
  expect(await faults({ CRON_SECRET: '' })).toEqual([expect.stringMatching(/^CRON_SECRET is not/)])
  expect(await faults()).toEqual([])
})

test('diagnose reports a cache that keeps pages too long, and a clock that is wrong', async () => {
  onTestFinished(() => {
    delete host['age']
    delete host['date']
  })
  host['age'] = '600'
  host['date'] = new Date(Date.now() - 3_600_000).toUTCString()
  expect(await faults()).toEqual([
    expect.stringMatching(/^A cache in front of the site keeps pages for 600 s/),
    expect.stringMatching(/^The clock of the site is 3\d{3} s behind the lake's/),
  ])
})

test('diagnose reports a site whose webhook secret differs from the webhooks’', async () => {
  const other = { SANITY_WEBHOOK_SECRET: 'another secret that nobody can guess' }
  const said = await faults(other)
  expect(said.filter((says) => !/^The webhook/.test(says))).toEqual([
    expect.stringMatching(/^The site refuses what is signed.*\(401\): It says why\./),
  ])
})

test('diagnose reports a cache without Age that keeps pages too long', async () => {
  onTestFinished(() => {
    delete host['x-request-id']
  })
  host['x-request-id'] = 'somebody'
  let waited = 0
  const wait = async (ms: number) => {
    waited += ms
  }
  expect(await faults({}, wait)).toEqual([
    expect.stringMatching(/^A cache in front of the site keeps pages for more than 10 s/),
  ])
  expect(waited).toBe(13_000)
  const renewed = async (ms: number) => {
    if (ms > 0) host['x-request-id'] = 'somebody else'
  }
  expect(await faults({}, renewed)).toEqual([])
})

test('diagnose accepts an Editor token for writing, and reads webhooks with an administrator’s', async () => {
  const says = async (changed: Record<string, string>) =>
    (await diagnose({ ...good, ...changed })).map((finding) => finding.says)
  const editor = { SANITY_WRITE_TOKEN: tokenOf('editor'), SANITY_PUBLISH_TOKEN: tokenOf('editor') }
  const told = await says(editor)
  expect(told).toContain('SANITY_WRITE_TOKEN may write (editor)')
  expect(told).toContain('SANITY_PUBLISH_TOKEN may publish (editor)')
  expect(told.join('\n')).toContain('No token may see the webhooks')
  expect(await faults(editor)).toEqual([])
  const managed = await says({ ...editor, SANITY_MANAGE_TOKEN: tokenOf('administrator') })
  expect(managed.join('\n')).toContain('“Documentation site”')
})

test('diagnose reports public datasets and nearly used quotas', async () => {
  const says = (await diagnose(good)).map((finding) => finding.says)
  expect(says).toContain('The dataset is public: everybody may read what is published')
  expect(says).toContainEqual(expect.stringMatching(/^The dataset has \d+ of 2000 attributes$/))
  const many = Object.fromEntries(Array.from({ length: 1900 }, (_, at) => [`field${at}`, at]))
  const client = lake.client('administrator')
  for (const at of [0, 1])
    await client.create({ _id: `drafts.many-${at}`, _type: 'page', [`of${at}`]: many })
  onTestFinished(async () => {
    await client.delete({ query: '*[_id match "drafts.many-*"]' })
  })
  expect(await faults()).toEqual([expect.stringMatching(/of 2000 attributes\. Take a larger plan/)])
})

test('diagnose reports an API environment at the machine that the content came from', async () => {
  const sandbox = { identifier: 'sandbox', rest: 'http://localhost:3902' }
  const client = lake.client('administrator')
  await client.create({ _id: 'environment-sandbox', _type: 'apiEnvironment', ...sandbox })
  onTestFinished(async () => {
    await client.delete('environment-sandbox')
  })
  expect(await faults()).toEqual([])
  const found = await faults({ SITE_URL: 'https://docs.exchange.invalid' })
  expect(found.join('\n')).toContain('The environment “sandbox” sends readers to http://localhost')
})
