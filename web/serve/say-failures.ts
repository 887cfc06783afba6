import type { IncomingMessage, ServerResponse } from 'node:http'
import { localeConfig } from '../locales.ts'
import messages from '../messages/crash.json' with { type: 'json' }
import { localeOfAddress } from '../paths.ts'

/** Nearly always the lake is away, and the next try reads it anew. In seconds. */
const TRY_AGAIN = '10'

/**
 * Puts words in the place of what Next answers when it fails: nothing, or a page that only scripts fill.
 * 503, so that robots come again and keep what they know.
 */
export function sayFailures(request: IncomingMessage, response: ServerResponse): void {
  const end = response.end.bind(response)
  // Next writes another into the request.
  const page = request.url ?? '/'
  response.end = (...args: unknown[]) => {
    response.end = end
    if (response.statusCode !== 500 || response.headersSent)
      return Reflect.apply(end, response, args)
    const isPage = String(response.getHeader('content-type')).startsWith('text/html')
    response.statusCode = 503
    response.setHeader('Retry-After', TRY_AGAIN)
    response.removeHeader('Content-Length')
    response.setHeader('Content-Type', `text/${isPage ? 'html' : 'plain'}; charset=utf-8`)
    return end(isPage ? document(page) : `${messages[localeOfAddress(page)].unavailable}\n`)
  }
}

/** A whole document that needs nothing else. */
function document(page: string): string {
  const locale = localeOfAddress(page)
  const { htmlLang, direction } = localeConfig[locale]
  const { document, unavailable, retry } = messages[locale]
  return `<!DOCTYPE html><html lang="${htmlLang}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${document}</title><style>:root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:20vh auto;padding:0 1rem}</style></head><body><main><h1>${unavailable}</h1><p><a href="">${retry}</a></p></main></body></html>`
}
