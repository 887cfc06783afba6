import { localeConfig } from '../../config/locales.ts'
import { localeOfAddress } from '../../config/paths.ts'
import messages from '../../messages/crash.json' with { type: 'json' }

/**
 * The words for what Next answers when it fails at `page`: nothing, or a page that only scripts fill.
 * A whole document that needs nothing else, or a line of plain text.
 */
export function errorBody(page: string, isPage: boolean): string {
  const locale = localeOfAddress(page)
  const { document, unavailable, retry } = messages[locale]
  if (!isPage) return `${unavailable}\n`
  const { htmlLang, direction } = localeConfig[locale]
  return `<!DOCTYPE html><html lang="${htmlLang}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${document}</title><style>:root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:20vh auto;padding:0 1rem}</style></head><body><main><h1>${unavailable}</h1><p><a href="">${retry}</a></p></main></body></html>`
}
