import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Locale } from '../../config/locales.ts'
import { escapeText } from '../markdown/escape.ts'
import type { Documentation, DocumentLocation } from './documentation.ts'
import { failure } from './tool-answer.ts'

/** Maximum number of suggestions when nothing matches. */
export const MAX_SUGGESTIONS = 3

/** The error that `what` does not exist, with suggestions; without any, a hint to search_docs. */
export function notFoundError(
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

/** The names in `like`, filled up with search results for the name's words; one line each. */
export async function suggestNames(
  docs: Documentation,
  like: readonly string[],
  name: string,
  locale: Locale,
): Promise<string[]> {
  const query = name.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
  if (like.length >= MAX_SUGGESTIONS || query === '') return like.slice(0, MAX_SUGGESTIONS)
  const places = await docs
    .search(query, locale, MAX_SUGGESTIONS)
    .then(({ results }) => results, withoutSearch)
  return [...new Set([...like, ...places.map(locationLine)])].slice(0, MAX_SUGGESTIONS)
}

/** A location on one line. */
export const locationLine = ({ title, url }: DocumentLocation): string =>
  `${escapeText(title)}: ${url}`

/** The suggestions without the search, whose failure is logged. */
export function withoutSearch(error: unknown): [] {
  console.error('The search could not tell a tool what is near.', error)
  return []
}
