import { once } from 'node:events'
import { createServer } from 'node:http'
import fc from 'fast-check'
import { z } from 'zod'
import { sendRaw, statusOf } from '../../local/lake/testing/raw.ts'
import { basePath } from '../../web/config/paths.ts'
import { pagePath } from '../../web/formats/mcp/page-path.ts'
import { isPreview } from '../../web/preview/is-preview.ts'
import { siteAddressOrLanding } from '../../web/preview/site-address-or-landing.ts'
import { loggablePath } from '../../web/server/logging/loggable-path.ts'
import { requestId } from '../../web/server/logging/request-id.ts'
import { answerMethods } from '../../web/server/pipeline/answer-methods.ts'
import { keyOf } from '../../web/server/pipeline/answer-pages.ts'
import {
  canonicalAddress,
  refuseOtherSpellings,
} from '../../web/server/pipeline/canonical-address.ts'
import { clientNetwork } from '../../web/server/pipeline/client-network.ts'
import { acceptedEncoding } from '../../web/server/pipeline/encode.ts'
import { KnownRoutes } from '../../web/server/pipeline/known-routes.ts'
import { limitRequests } from '../../web/server/pipeline/limit-requests.ts'
import { isMissing, missingAnswers } from '../../web/server/pipeline/missing-address.ts'
import { wantsMarkdown } from '../../web/server/pipeline/wants-markdown.ts'
import type { FuzzTarget } from './fuzz-target.ts'
import { assertNoLeak } from './leaks.ts'

const schema = z.object({
  method: z.string(),
  address: z.string(),
  headers: z.array(z.tuple([z.string(), z.string()])),
})

type Input = z.infer<typeof schema>

const part = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('v5', 'intro', 'zh-TW', 'api', 'nearest', 'md', 'en', 'og', 'llms'),
  },
  fc.constantFrom('.', '..', '%2e', '%2E%2e', '', '%', '%zz', '%00', '%0d%0aX-Injected:1', '%5c'),
  fc.constantFrom('preview', '_next', 'static', 'a.md', 'a.json', 'specs', '..%2f', '\\', ';', '@'),
  fc.string({ maxLength: 6 }),
  fc.string({ maxLength: 6 }).map((text) => encodeURIComponent(text.toWellFormed())),
)
const address = fc
  .tuple(
    fc.constantFrom('/docs/', '/docs/', '/docs/', '/docs', '/', '//evil.example/', 'http://a/', ''),
    fc.array(part, { maxLength: 6 }).map((parts) => parts.join('/')),
    fc.oneof(
      fc.constant(''),
      fc.webQueryParameters().map((query) => `?${query}`),
      fc.constantFrom('?address=//evil.example', '?to=/docs/..//evil.example', '?', '?%', '#a'),
    ),
  )
  .map((parts) => parts.join(''))

const headerText = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.constantFrom(
    '*/*;q=',
    'text/markdown',
    'br;q=0, gzip',
    ',,,',
    '9'.repeat(50),
    '\u00ff',
    ';=;',
  ),
)
const cookie = fc
  .array(
    fc.tuple(
      fc.constantFrom('__prerender_bypass', 'preview-link', 'draft', 'a', '__proto__', ''),
      fc.string({ maxLength: 8 }),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('; '))
const header = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      'Accept',
      'Accept-Encoding',
      'X-Forwarded-For',
      'X-Forwarded-Host',
      'X-Request-Id',
      'If-None-Match',
      'Range',
      'Rsc',
      'Authorization',
      'Content-Length',
    ),
    headerText,
  ),
  fc.tuple(fc.constant('Cookie'), cookie),
)

/** Removes line breaks, so that a header cannot begin another. */
const inOneLine = (text: string) => text.replaceAll(/[\r\n]/g, '')

const PASSED_ON = ['GET', 'HEAD', 'POST']

/** Addresses, headers and cookies, for the functions that read them and a server built of these. */
export const siteTarget: FuzzTarget<Input> = {
  name: 'site',
  share: 1000,
  inputs: fc.record({
    method: fc.oneof(
      fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'TRACE', 'PROPFIND'),
      fc.stringMatching(/^[A-Za-z]{1,20}$/),
    ),
    address,
    headers: fc.array(header, { maxLength: 4 }),
  }),
  schema,
  async open() {
    const limited = limitRequests()
    const answerMissing = missingAnswers()
    const offered = { paths: new Set(['v5/intro']), areas: new Set(['v5']) }
    const known = new KnownRoutes({ read: async () => offered, changedAt: () => 0 })
    let failure: unknown
    const server = createServer((request, response) => {
      const answer = async () => {
        if (refuseOtherSpellings(request, response)) return
        if (answerMethods(request, response) || limited(request, response)) return
        // Other methods must not reach Next, which would cache its answer to them for every reader.
        if (!PASSED_ON.includes(request.method ?? ''))
          throw new Error(`${request.method} reaches Next`)
        keyOf(request, acceptedEncoding(request.headers['accept-encoding']))
        clientNetwork(request)
        if ((await isMissing(request, known)) && answerMissing(request, response)) return
        response.setHeader('X-Request-Id', requestId(request.headers['x-request-id']))
        response.end('in')
      }
      answer().catch((error: unknown) => {
        failure = error
        response.destroy()
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const bound = z.object({ port: z.number() }).parse(server.address())
    const url = `http://127.0.0.1:${bound.port}`
    return {
      async check({ method, address, headers }) {
        pure(address, headers)
        const lines = [
          `${method} ${inOneLine(address).replaceAll(' ', '%20')} HTTP/1.1`,
          'Host: localhost',
          'Connection: close',
          ...headers.map(([name, value]) => `${name}: ${inOneLine(value)}`),
        ]
        failure = undefined
        const answer = await sendRaw(url, Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'))
        if (failure !== undefined) throw failure
        if (statusOf(answer) >= 500) throw new Error(answer)
        assertNoLeak(answer)
        const [head = ''] = answer.split('\r\n\r\n')
        if (/^x-injected/im.test(head)) throw new Error(`A header was written into: ${head}`)
        const to = /^location: (.*)$/im.exec(head)?.[1]
        if (to !== undefined) assertOnSite(to)
      },
      close: async () => {
        server.closeAllConnections()
        server.close()
      },
    }
  },
}

/** Checks functions that need no request. */
function pure(address: string, headers: Input['headers']): void {
  const once = canonicalAddress(address)
  if (once !== undefined) {
    if (canonicalAddress(once) !== once) throw new Error(`${once} has another spelling yet`)
    assertOnSite(once)
  }
  const place = siteAddressOrLanding(address)
  assertOnSite(place)
  if (!new URL(place, 'https://site.invalid').pathname.startsWith(basePath))
    throw new Error(`${place} is beyond the site’s pages`)
  assertInWords(pagePath(address))
  assertInWords(loggablePath(address))
  if (loggablePath(address).length > 300) throw new Error('A line of the log has no end')
  for (const [, value] of headers) {
    isPreview(address, value)
    wantsMarkdown(value)
    acceptedEncoding(value)
    const id = requestId(value)
    if (!/^[\w.:-]{8,128}$/.test(id)) throw new Error(`“${id}” is no id of a request`)
  }
}

function assertOnSite(to: string): void {
  if (to.startsWith('//') || URL.parse(to, 'https://site.invalid')?.host !== 'site.invalid')
    throw new Error(`${to} leads away from the site`)
}

function assertInWords(text: unknown): void {
  if (typeof text !== 'string') throw new Error(`${String(text)} is no text`)
}
