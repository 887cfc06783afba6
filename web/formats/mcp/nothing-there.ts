import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Locale } from '../../config/locales.ts'
import { escapeText } from '../markdown/escape.ts'
import type { Documentation, DocumentLocation } from './documentation.ts'
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

/** What is most like a name, and, where that is little, what the search finds for its words; a line each. */
export async function nearOrFound(
  docs: Documentation,
  like: readonly string[],
  name: string,
  locale: Locale,
): Promise<string[]> {
  const query = name.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
  if (like.length >= NEAR || query === '') return like.slice(0, NEAR)
  const places = await docs
    .search(query, locale, NEAR)
    .then(({ results }) => results, withoutSearch)
  return [...new Set([...like, ...places.map(placeLine)])].slice(0, NEAR)
}

/** A place in one line. */
export const placeLine = ({ title, url }: DocumentLocation): string =>
  `${escapeText(title)}: ${url}`

/** That something is not there is known without the search. */
export function withoutSearch(error: unknown): [] {
  console.error('The search could not tell a tool what is near.', error)
  return []
}
