import { mergeWordResults, type PageGroup, searchesByWord } from './by-words.ts'
import { unknownParts } from './compounds.ts'
import { searchesBySound } from './heard.ts'
import { searchesNear } from './nearest.ts'
import { normaliseQuery } from './normalise-query.ts'
import { chineseRuns } from './sounds.ts'
import { hasWord, withWord } from './typed-words.ts'
import { understandSearch, type WordedSearch } from './understand-search.ts'

/** The part of a search server's result that is used here; a failed search has no `found`. */
export interface SearchAnswer {
  found?: number
  grouped_hits?: PageGroup[]
  /** Whether the server's time limit ended the search early. */
  search_cutoff?: boolean
  request_params?: object
  /** Metadata of the matching curation: addresses of pages. */
  metadata?: { pinned?: unknown; hidden?: unknown }
}

/** A result, and the search that it belongs to. */
export type BroadenedResult<Found> = Found & {
  /** Whether it is the result of a broader search. */
  broadened: boolean
  /** Whether one of the searches failed or was cut off. */
  incomplete: boolean
  /** The typed words that no page has. */
  missing: string[]
  /** The query that was searched instead: with the nearest spellings in the index. */
  nearest?: string
}

type Ask<Search, Found> = (searches: Search[]) => Promise<Found[]>

/**
 * Searches with understood words; when that finds little, for some of the words; and for a word that no page has, for
 * the nearest spelling in the index. All searches share one request, those that found little a second one; unknown
 * words cost further requests.
 */
export async function searchBroadly<Search extends WordedSearch, Found extends SearchAnswer>(
  searches: readonly Search[],
  ask: Ask<Search, Found>,
): Promise<BroadenedResult<Found>[]> {
  const found = await askAsUnderstood(searches, ask)
  const respelt = await respell(searches, found, ask)
  const others = searches.flatMap((search) => {
    const q = respelt.get(search.q ?? '')
    return q === undefined ? [] : [{ ...search, q, enable_analytics: false }]
  })
  const more = others.length > 0 ? await askAsUnderstood(others, ask) : []
  return found.map(({ answer }, at) => {
    const nearest = respelt.get(searches[at]?.q ?? '')
    if (nearest === undefined) return answer
    const other = more.shift()?.answer
    return other?.found ? { ...other, broadened: true, missing: [], nearest } : answer
  })
}

/** The corrected queries by typed query: words of the index with similar spelling or sound replace unknown ones. */
async function respell<Search extends WordedSearch, Found extends SearchAnswer>(
  searches: readonly Search[],
  found: readonly LookupResult<Found>[],
  ask: Ask<Search, Found>,
): Promise<Map<string, string>> {
  const near = searches.map((search, at) => {
    const { answer, doubtful = [] } = found[at] ?? {}
    if (search.per_page === 0) return []
    return [...searchesNear(search, answer?.missing ?? []), ...searchesBySound(search, doubtful)]
  })
  const all = near.flat().flatMap((each) => each.searches)
  const answers = all.length > 0 ? await ask(all) : []
  const respelt = new Map<string, string>()
  for (const [at, each] of near.entries()) {
    const { q = '' } = searches[at] ?? {}
    const typed = normaliseQuery(q)
    let text = typed
    for (const { searches: own, read } of each) {
      const [word, meant] = read(answers.splice(0, own.length)) ?? []
      if (word && meant) text = withWord(text, word, meant)
    }
    if (text !== typed) respelt.set(q, text)
  }
  return respelt
}

interface LookupResult<Found> {
  answer: BroadenedResult<Found>
  /** Chinese text without a match, possibly misspelled by sound. */
  doubtful: string[]
}

async function askAsUnderstood<Search extends WordedSearch, Found extends SearchAnswer>(
  searches: readonly Search[],
  ask: Ask<Search, Found>,
): Promise<LookupResult<Found>[]> {
  const understood = searches.map((search) => understandSearch(search))
  const answers = await ask(understood.map(({ search }) => search))
  const further = understood.map(({ search, broader, called, enough }, at) => {
    const found = answers[at]?.found
    if (found === undefined || found >= enough || !broader) return { whole: [], byWord: [] }
    const byWord = searchesByWord(broader, search.q)
    // A search for all words together is needed for a single word, and for facet counts.
    const whole = byWord.length === 0 || broader.facet_by ? [broader] : []
    // A page whose keywords are the query counts like a match of a rare word.
    return { whole, byWord: [...byWord, ...(byWord.length > 0 && called ? [called] : [])] }
  })
  const all = further.flatMap(({ whole, byWord }) => [...whole, ...byWord])
  const more = all.length > 0 ? await ask(all) : []
  return answers.map((answer, at) => {
    const { whole, byWord } = further[at] ?? { whole: [], byWord: [] }
    const wide = more.splice(0, whole.length)
    const words = more.splice(0, byWord.length)
    // A single word is searched as it is.
    const alone = byWord.length > 0 ? byWord : [understood[at]?.search ?? {}]
    const foundAlone = byWord.length > 0 ? words : [wide[0] ?? answer]
    const typed = normaliseQuery(searches[at]?.q ?? '')
    const isNone = answer.found === 0
    const said = {
      incomplete: [answer, ...wide, ...words].some(isUnfinished),
      missing: isNone ? missingWords(typed, alone, foundAlone) : [],
    }
    const runs = isNone ? chineseRuns(understood[at]?.search.q ?? '') : []
    const exact = { ...answer, broadened: false, ...said }
    if (wide.length + words.length === 0) return { answer: exact, doubtful: runs }
    const groups = words.length > 0 ? mergeWordResults(words) : undefined
    const broad = asTyped(wide[0] ?? answer, groups, answer, searches[at])
    const isMore = (broad.found ?? 0) > (answer.found ?? 0)
    if (!isMore) return { answer: exact, doubtful: runs }
    const answered = { ...broad, broadened: true, ...said }
    return { answer: answered, doubtful: runs.flatMap(unknownParts) }
  })
}

/** The typed words whose own search found nothing. */
function missingWords(
  typed: string,
  searches: readonly WordedSearch[],
  answers: readonly SearchAnswer[],
): string[] {
  const missing = searches.flatMap(({ q = '' }, at) => {
    const { found, search_cutoff } = answers[at] ?? {}
    return found === 0 && !search_cutoff && hasWord(typed, q) ? [q] : []
  })
  return [...new Set(missing)]
}

/** Whether a search failed or was cut off. */
export const isUnfinished = ({ found, search_cutoff }: SearchAnswer): boolean =>
  found === undefined || search_cutoff === true

/**
 * The broader result with the pinned and hidden pages of the typed query, as the metadata of `own`, its result, lists
 * them (`tuning/curation-items.ts`): no curation matches the words of the broader search. `groups` are fused results
 * without pagination; without them the server has paginated.
 */
function asTyped<Found extends SearchAnswer>(
  broad: Found,
  groups: PageGroup[] | undefined,
  { grouped_hits: own = [], metadata }: Found,
  { page = 1, per_page = 10 }: WordedSearch = {},
): Found {
  const pinned = listed(metadata?.pinned)
  const set = [...pinned, ...listed(metadata?.hidden)]
  const found = groups ?? broad.grouped_hits ?? []
  const keyOf = (group: PageGroup) => group.group_key[0]
  // Pinned pages are on the first page of results; on later pages a placeholder keeps their positions.
  const first = pinned.flatMap(
    (key) =>
      [...own, ...found].find((group) => keyOf(group) === key) ??
      (page > 1 ? { group_key: [key] } : []),
  )
  const all = [...first, ...found.filter((group) => !set.includes(keyOf(group)))]
  if (!groups) return metadata && page < 2 ? { ...broad, grouped_hits: all } : broad
  const start = (page - 1) * per_page
  return { ...broad, grouped_hits: all.slice(start, start + per_page), found: all.length }
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
