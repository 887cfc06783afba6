import { fused, type PageGroup, searchesByWord } from './by-words.ts'
import { withCurated } from './curated-pages.ts'
import { understandSearch, type WordedSearch } from './understand-search.ts'

/** What a search server answers, as far as it matters here; a search that failed has found no number. */
export interface SearchAnswer {
  found?: number
  grouped_hits?: PageGroup[]
  request_params?: object
  metadata?: object
}

/** An answer, and whether it is that of a broader search. */
export type Broadened<Found> = Found & { broadened: boolean }

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
  const further = understood.map(({ search, broader, enough }, at) => {
    const found = answers[at]?.found
    if (found === undefined || found >= enough || !broader) return []
    return [broader, ...searchesByWord(broader, search.q)]
  })
  const all = further.flat()
  const more = all.length > 0 ? await ask(all) : []
  return answers.map((answer, at) => {
    const own = further[at] ?? []
    const first = further.slice(0, at).flat().length
    const [broad, ...byWord] = more.slice(first, first + own.length)
    const groups = byWord.length > 0 ? fused(byWord) : undefined
    const whole = broad && asTyped(broad, groups, answer, searches[at])
    const isMore = (whole?.found ?? 0) > (answer.found ?? 0)
    return { ...(whole && isMore ? whole : answer), broadened: isMore }
  })
}

/** A broader answer with what is set for what was typed; `groups` are its pages where these were put together. */
function asTyped<Found extends SearchAnswer>(
  broad: Found,
  groups: PageGroup[] | undefined,
  { grouped_hits = [], metadata }: Found,
  search: WordedSearch | undefined,
): Found {
  const isFirst = (search?.page ?? 1) === 1
  if (groups) return paged(broad, withCurated(groups, grouped_hits, metadata, isFirst), search)
  // The server has parted these into pages itself.
  if (!metadata || !broad.grouped_hits || !isFirst) return broad
  return { ...broad, grouped_hits: withCurated(broad.grouped_hits, grouped_hits, metadata, true) }
}

/** An answer with these pages in place of its own, as far as `search` asks for them. */
function paged<Found extends SearchAnswer>(
  answer: Found,
  pages: PageGroup[],
  { page = 1, per_page = 10 }: WordedSearch = {},
): Found {
  const grouped_hits = pages.slice((page - 1) * per_page, page * per_page)
  return { ...answer, grouped_hits, found: pages.length }
}
