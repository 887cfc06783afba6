import { basePath, localeOfAddress, notFoundPath, pageHref } from '../../config/paths.ts'
import { fillNotFound } from '../not-found/fill.ts'
import { type Suggestion, suggestionsSchema } from '../not-found/suggestion.ts'

/** Whether `page` is the one that is shown in place of others; there is nothing to show in its place. */
export const isNotFoundPage = (page: string) => page.endsWith(`/${notFoundPath}`)

/**
 * The whole page that says “not found” in the language of `page`; Next itself answers an unknown
 * path with an empty one that only scripts fill. Throws when it cannot be had.
 */
export async function notFoundBody(page: string, self: string): Promise<string> {
  const answer = await ask(self + pageHref(notFoundPath, localeOfAddress(page)))
  return fillNotFoundBody(await answer.text(), page, self)
}

/** `html` of that page, for the address `page`. */
export async function fillNotFoundBody(html: string, page: string, self: string): Promise<string> {
  return fillNotFound(html, page, await nearPages(page, self))
}

/** The page is worth showing without them. */
async function nearPages(page: string, self: string): Promise<Suggestion[]> {
  try {
    const query = new URLSearchParams({ address: page })
    const answer = await ask(`${self}${basePath}/api/nearest?${query}`)
    return suggestionsSchema.parse(await answer.json())
  } catch (error) {
    console.error(`No pages near ${page} could be found.`, error)
    return []
  }
}

async function ask(address: string): Promise<Response> {
  const answer = await fetch(address, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(5_000),
  })
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`)
  return answer
}
