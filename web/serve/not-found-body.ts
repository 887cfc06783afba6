import { localeOfAddress, pageHref } from '../paths.ts'

/** Route of the page that is shown in place of one that does not exist. */
const NOT_FOUND = 'page-not-found'

/** Whether `page` is the one that is shown in place of others; there is nothing to show in its place. */
export const isNotFoundPage = (page: string) => page.endsWith(`/${NOT_FOUND}`)

/**
 * The whole page that says “not found” in the language of `page`; Next itself answers an unknown
 * path with an empty one that only scripts fill. Throws when it cannot be had.
 */
export async function notFoundBody(page: string, self: string): Promise<string> {
  const address = self + pageHref(NOT_FOUND, localeOfAddress(page))
  const answer = await fetch(address, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(5_000),
  })
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`)
  return answer.text()
}
