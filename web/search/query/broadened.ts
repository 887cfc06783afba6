import { fused, type PageGroup, searchesByWord } from './by-words.ts'
import { understandSearch, type WordedSearch } from './understand-search.ts'

/** What a search server answers, as far as it matters here; a search that failed has found no number. */
export interface SearchAnswer {
  found?: number
  grouped_hits?: PageGroup[]
  /** The server's time was up before it had looked everywhere. */
  search_cutoff?: boolean
  request_params?: object
  /** Of the curation that holds: addresses of pages. */
  metadata?: { pinned?: unknown; hidden?: unknown }
}

/** An answer, whether it is that of a broader search, and whether some of what was asked was not answered whole. */
export type Broadened<Found> = Found & { broadened: boolean; incomplete: boolean }

type Ask<Search, Found> = (searches: Search[]) => Promise<Found[]>

/**
 * What searches find when their words are understood; where that is little, what has some of the words. The
 * server is asked once for all of them, and once more for those that found little.
 */
export async function broadened<Search extends WordedSearch, Found extends SearchAnswer>(
  searches: readonly Search[],
  ask: Ask<Search, Found>,
): Promise<Broadened<Found>[]> {
  const understood = searches.map((search) => understandSearch(search))
  const answers = await ask(understood.map(({ search }) => search))
  const further = understood.map(({ search, broader, called, enough }, at) => {
    const found = answers[at]?.found
    if (found === undefined || found >= enough || !broader) return { whole: [], byWord: [] }
    const byWord = searchesByWord(broader, search.q)
    // Pages of the words together are needed where there is one word, and to count by facets.
    const whole = byWord.length === 0 || broader.facet_by ? [broader] : []
    // What all the words are a name of counts as what a rare word finds.
    return { whole, byWord: [...byWord, ...(byWord.length > 0 && called ? [called] : [])] }
  })
  const all = further.flatMap(({ whole, byWord }) => [...whole, ...byWord])
  const more = all.length > 0 ? await ask(all) : []
  return answers.map((answer, at) => {
    const { whole, byWord } = further[at] ?? { whole: [], byWord: [] }
    const wide = more.splice(0, whole.length)
    const words = more.splice(0, byWord.length)
    const incomplete = [answer, ...wide, ...words].some(isUnfinished)
    if (wide.length + words.length === 0) return { ...answer, broadened: false, incomplete }
    const groups = words.length > 0 ? fused(words) : undefined
    const broad = asTyped(wide[0] ?? answer, groups, answer, searches[at])
    const isMore = (broad.found ?? 0) > (answer.found ?? 0)
    return { ...(isMore ? broad : answer), broadened: isMore, incomplete }
  })
}

/** Whether a server did not look everywhere, or not at all. */
export const isUnfinished = ({ found, search_cutoff }: SearchAnswer): boolean =>
  found === undefined || search_cutoff === true

/**
 * A broader answer with what is set for what was typed, as `own`, the answer to that, says
 * (`tuning/curation-items.ts`): no rule holds for the words of the broader search. `groups` are its pages
 * where these were put together; else the server has parted them into pages of results.
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
  // What comes first is on the first page, and keeps its place free for a later one.
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
