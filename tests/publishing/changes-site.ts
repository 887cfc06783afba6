import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { vi } from 'vitest'
import { seedUsers, testLake, tokenOf } from '../../local/lake/testing/test-lake.ts'
import { PUBLISHER, publisher } from './publisher.ts'
import { serveHandler } from './serve-handler.ts'

const SECRET = 'a secret of the test'
const CRON_SECRET = 'the secret of the clock'
export const CHANGES_SECRET = 'what the keys of receivers are made of'

/** A lake whose webhooks call the site's real handler by HTTP, which calls receivers on this machine. */
export async function changesSite() {
  const answers: { status: number; body: unknown }[] = []
  let receive: (request: Request) => Promise<Response>
  const server = await serveHandler(async (request) => {
    const answer = await receive(request)
    answers.push({ status: answer.status, body: await answer.clone().json() })
    return answer
  })
  const lake = await testLake({
    users: [...seedUsers, publisher],
    webhook: { url: 'http://127.0.0.1:9/', changesUrl: server.url, secret: SECRET },
    delivery: { firstRetry: 20, longestRetry: 20 },
  })
  const pages = lake.lake.webhooks.hooks.get('site')
  if (pages) lake.lake.webhooks.hooks.update(pages, { ...pages, isDisabledByUser: true })

  vi.resetModules()
  vi.doMock('next/server', () => ({ after: (work: () => unknown) => work() }))
  vi.doMock('next/cache', () => ({ revalidateTag: () => {} }))
  for (const [name, value] of Object.entries({
    SANITY_API_HOST: lake.url,
    SANITY_READ_TOKEN: tokenOf('viewer'),
    SANITY_PUBLISH_TOKEN: PUBLISHER,
    SANITY_WEBHOOK_SECRET: SECRET,
    CRON_SECRET,
    CHANGES_WEBHOOK_SECRET: CHANGES_SECRET,
    CHANGES_WEBHOOK_HOSTS: '127.0.0.1',
    SITE_URL: 'https://docs.exchange.example',
    TYPESENSE_ADMIN_KEY: '',
  }))
    vi.stubEnv(name, value)
  const { receiveForChanges } = await import('../../web/publishing/receive-for-changes.ts')
  const { answerReconcile } = await import('../../web/publishing/reconcile/answer-reconcile.ts')
  const { env } = await import('../../web/config/env.ts')
  receive = receiveForChanges

  return {
    lake,
    answers,
    admin: lake.client('administrator'),
    /** Resolves when the lake has no pending delivery. */
    allTold: () =>
      vi.waitFor(() => {
        if (lake.lake.webhooks.outbox.counts().pending > 0) throw new Error('The lake still tells')
      }, 15_000),
    isOn: (on: boolean) => {
      if (on) env.CHANGES_WEBHOOK_SECRET = CHANGES_SECRET
      else delete env.CHANGES_WEBHOOK_SECRET
    },
    /** Delivers an entry's webhook again, as a lake does that got no answer. */
    async repeat(id: string) {
      const body = JSON.stringify({ id, type: 'changelogEntry', operation: 'create' })
      const signature = await encodeSignatureHeader(body, Date.now() - 1000, SECRET)
      const headers = { [SIGNATURE_HEADER_NAME]: signature }
      const response = await fetch(server.url, { method: 'POST', headers, body })
      return response.status
    },
    async reconcile() {
      const authorization = `Bearer ${CRON_SECRET}`
      const asked = new Request('http://site/?minutes=0.000001&grace=0', {
        headers: { authorization },
      })
      return (await answerReconcile(asked)).status
    },
    async [Symbol.asyncDispose]() {
      vi.unstubAllEnvs()
      vi.doUnmock('next/server')
      vi.doUnmock('next/cache')
      vi.resetModules()
      await lake[Symbol.asyncDispose]()
      server.close()
    },
  }
}
