import { z } from 'zod'
import { publishedIdOf } from '../ids.ts'
import { sameWords } from '../search-words.ts'
import { memoise, type QueryClient } from './memoise.ts'

/** Maximum number of entries of a list, and of characters of an entry. */
const MOST = 30
const LONGEST = 60
/** Characters at which the search splits words: it never finds an entry that contains one. */
const PARTING = /[/_.:=,()[\]{}<>|&?#"`-]/

type Fields = Record<string, unknown> | undefined

/** Converts a query to an entry that the search can find. */
export const asEntry = (query: string): string =>
  query.replaceAll(new RegExp(PARTING, 'g'), ' ').replace(/\s+/g, ' ').trim()

export const isOneWay = (document: Fields): boolean => document?.['direction'] === 'oneWay'

/** Returns a message for an invalid entry. */
function entryProblem(entry: string): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(entry)) return `“${entry}” has no letter or digit: write a word.`
  if ([...entry].length > LONGEST) return `Shorten “${entry}” to ${LONGEST} characters or fewer.`
  const [sign] = PARTING.exec(entry) ?? []
  if (sign !== undefined)
    return `The search parts words at “${sign}”: write a space in its place in “${entry}”.`
  return undefined
}

/** Returns a message for the invalid source of a one-way synonym. */
export function synonymFromProblem(from: string | undefined, document: Fields): string | undefined {
  if (!isOneWay(document)) return undefined
  if (!from?.trim()) return 'Write what readers type.'
  return entryProblem(from)
}

/** Returns a message for the invalid entries of a document. */
export function synonymWordsProblem(
  words: readonly string[] | undefined = [],
  document: Fields,
): string | undefined {
  const oneWay = isOneWay(document)
  if (oneWay && words.length === 0) return 'Write at least one word that is found as well.'
  if (!oneWay && words.length < 2)
    return 'Write at least two words: a word alone means nothing else.'
  if (words.length > MOST) return `Leave at most ${MOST} words: take out ${words.length - MOST}.`
  const from = document?.['from']
  const known = new Set(oneWay && typeof from === 'string' ? [sameWords(from)] : [])
  for (const word of words) {
    const problem = entryProblem(word)
    if (problem) return problem
    if (known.has(sameWords(word))) return `“${word}” is there twice: take one out.`
    known.add(sameWords(word))
  }
  return undefined
}

const ALL = '*[_type == "searchSynonym"]{"id": _id, direction, language, from, words}'
const stored = z.array(
  z.object({
    id: z.string(),
    direction: z.string().nullable(),
    language: z.string().nullable(),
    from: z.string().nullable(),
    words: z.array(z.unknown()).nullable(),
  }),
)
const AGE_MS = 5000

const allSynonyms = memoise(
  async (client) => stored.parse(await client.fetch<unknown>(ALL, {}, { perspective: 'raw' })),
  AGE_MS,
)

/** Returns a message with the word that another document of the same language and direction has as well. */
export async function duplicateSynonym(
  client: QueryClient,
  document: Fields,
): Promise<string | undefined> {
  const { _id, language } = document ?? {}
  const wanted = finding(document ?? {})
  if (typeof _id !== 'string' || wanted.length === 0) return undefined
  const others = (await allSynonyms(client, [])).filter(
    (one) =>
      publishedIdOf(one.id) !== publishedIdOf(_id) &&
      one.language === language &&
      isOneWay(one) === isOneWay(document),
  )
  for (const other of others) {
    const theirs = finding(other)
    const shared = wanted.find((word) => theirs.some((one) => sameWords(one) === sameWords(word)))
    if (shared !== undefined)
      return `Another entry has “${shared}” already, with “${wordsOf(other).join('”, “')}”. Add the words there.`
  }
  return undefined
}

const wordsOf = ({ words }: Record<string, unknown>): string[] =>
  Array.isArray(words) ? words.filter((word) => typeof word === 'string') : []

/** Returns the words that a search may use to find the others. */
function finding(document: Record<string, unknown>): string[] {
  if (!isOneWay(document)) return wordsOf(document)
  return typeof document['from'] === 'string' ? [document['from']] : []
}
