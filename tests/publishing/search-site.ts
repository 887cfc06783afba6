import { vi } from 'vitest'
import { seedUsers, testLake } from '../../local/lake/testing/test-lake.ts'
import { ADMIN_KEY } from '../../local/search/testing/test-server.ts'
import { locales } from '../../web/config/locales.ts'
import { fullReindex } from '../../web/search/full-reindex.ts'
import { createSearchClient } from '../../web/search/search-client.ts'
import { searchServer } from '../search/search-server.ts'
import { PUBLISHER, publisher } from './publisher.ts'
import { serveHandler } from './serve-handler.ts'

const SECRET = 'a secret of the test'
const CRON_SECRET = 'the secret of the clock'

/**
 * A lake whose webhooks call the site's real handler by HTTP, and the search that it writes; `reconcile` makes the site
 * look for lost webhooks.
 */
export async function searchSite() {
  const search = await searchServer()
  const client = createSearchClient(search.url, ADMIN_KEY)
  for (const locale of locales) await fullReindex(client, locale, [])
  const answers: { status: number; document: string }[] = []
  const given = { isAway: false, delayed: 0 }
  let receive: (request: Request) => Promise<Response>
  const server = await serveHandler(async (request) => {
    const { headers } = request
    const changedAt = Date.parse(headers.get('sanity-transaction-time') ?? '')
    headers.set('sanity-transaction-time', new Date(changedAt - given.delayed).toISOString())
    const document = headers.get('sanity-document-id') ?? ''
    // Simulates a site that is unreachable: another server answers.
    const answer = given.isAway ? new Response('', { status: 404 }) : await receive(request)
    answers.push({ status: answer.status, document })
    return answer
  })
  const lake = await testLake({
    users: [...seedUsers, publisher],
    webhook: { url: 'http://127.0.0.1:9/', searchUrl: server.url, secret: SECRET },
    delivery: { firstRetry: 20, longestRetry: 20 },
  })
  const pages = lake.lake.webhooks.hooks.get('site')
  if (pages) lake.lake.webhooks.hooks.update(pages, { ...pages, isDisabledByUser: true })

  vi.resetModules()
  vi.doMock('next/server', () => ({ after: (work: () => unknown) => work() }))
  for (const [name, value] of Object.entries({
    SANITY_API_HOST: lake.url,
    SANITY_PUBLISH_TOKEN: PUBLISHER,
    SANITY_WEBHOOK_SECRET: SECRET,
    CRON_SECRET,
    TYPESENSE_URL: search.url,
    TYPESENSE_ADMIN_KEY: ADMIN_KEY,
  }))
    vi.stubEnv(name, value)
  const { receiveForSearch } = await import('../../web/publishing/receive-for-search.ts')
  const { answerReconcile } = await import('../../web/publishing/reconcile/answer-reconcile.ts')
  const { env } = await import('../../web/config/env.ts')
  receive = receiveForSearch

  const told = () => lake.lake.webhooks.outbox
  return {
    lake,
    search,
    client,
    answers,
    given,
    /** The lake's outbox. */
    told,
    /** Resolves when the lake has no pending delivery. */
    allTold: () =>
      vi.waitFor(() => {
        if (told().counts().pending > 0) throw new Error('The lake still tells')
      }, 15_000),
    mayKeepLetters: (may: boolean) => {
      if (may) env.SANITY_PUBLISH_TOKEN = PUBLISHER
      else delete env.SANITY_PUBLISH_TOKEN
    },
    async reconcile() {
      const authorization = `Bearer ${CRON_SECRET}`
      const asked = new Request('http://site/?minutes=0.000001&grace=0', {
        headers: { authorization },
      })
      const answer = await answerReconcile(asked)
      return { status: answer.status, body: answer.ok ? await answer.json() : await answer.text() }
    },
    async [Symbol.asyncDispose]() {
      vi.unstubAllEnvs()
      vi.doUnmock('next/server')
      vi.resetModules()
      await lake[Symbol.asyncDispose]()
      server.close()
      await search.stop()
    },
  }
}
