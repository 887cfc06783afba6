import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Locale } from '../../config/locales.ts'
import type { Documentation } from './documentation.ts'
import { failure } from './tool-answer.ts'

/** Places that are named where what is asked for is not there. */
export const NEAR = 3

/** Says that `what` is not there, and what is `near`, or else that the search finds it. */
export function nothingThere(
  what: string,
  near: readonly string[],
  introduced = 'The nearest are:',
): CallToolResult {
  const list = near.map((each) => `\n- ${each}`).join('')
  return failure(
    list === ''
      ? `There is no ${what}. search_docs finds it by words.`
      : `There is no ${what}. ${introduced}${list}`,
  )
}

/** What the search finds for a name that is not there, a line each. */
export async function foundNear(
  docs: Documentation,
  name: string,
  locale: Locale,
): Promise<string[]> {
  const query = name.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
  if (query === '') return []
  const places = await docs.search(query, locale, NEAR).catch(withoutSearch)
  return places.map(({ title, url }) => `${title}: ${url}`)
}

/** That something is not there is known without the search. */
export function withoutSearch(error: unknown): [] {
  console.error('The search could not tell a tool what is near.', error)
  return []
}
