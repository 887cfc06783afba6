import { type UnderstoodSearch, understandSearch, type WordedSearch } from './understand-search.ts'

interface Group {
  group_key: unknown[]
}

/** What a search server answers, as far as it matters here; a search that failed has found no number. */
export interface SearchAnswer {
  found?: number
  grouped_hits?: Group[]
  request_params?: object
}

/** An answer, and whether it is that of a broader search. */
export type Broadened<Found> = Found & { broadened: boolean }

type Ask<Search, Found> = (searches: Search[]) => Promise<Found[]>

/**
 * What searches find when their words are understood; where that is little, what broader ones find. The
 * server is asked once for all of them, and once more for those that found little.
 */
export async function broadened<Search extends WordedSearch, Found extends SearchAnswer>(
  searches: readonly Search[],
  ask: Ask<Search, Found>,
): Promise<Broadened<Found>[]> {
  const understood = searches.map((search) => understandSearch(search))
  const answers = await ask(understood.map(({ search }) => search))
  const short = understood.flatMap((each, at) => {
    const answer = answers[at]
    return answer?.found !== undefined && answer.found < each.enough && each.broader
      ? [{ at, each, answer }]
      : []
  })
  const known = await namedPages(short, ask)
  const more =
    short.length > 0
      ? await ask(
          short.map(({ each }, at) => without(each.broader ?? each.search, known[at] ?? [])),
        )
      : []
  const broad = new Map(
    short.map(({ at }, index) => [at, { more: more[index], groups: known[index] ?? [] }]),
  )
  return answers.map((answer, at) => combined(answer, broad.get(at), understood[at]?.search.page))
}

/** Of each search for a name the pages that have it, which stand above those that have its words. */
async function namedPages<Search extends WordedSearch, Found extends SearchAnswer>(
  short: readonly { each: UnderstoodSearch<Search>; answer: Found }[],
  ask: Ask<Search, Found>,
): Promise<Group[][]> {
  const later = short.filter(({ each }) => isName(each.search.q) && (each.search.page ?? 1) > 1)
  const first =
    later.length > 0 ? await ask(later.map(({ each }) => ({ ...each.search, page: 1 }))) : []
  return short.map((one) => {
    if (!isName(one.each.search.q)) return []
    const at = later.indexOf(one)
    return (at < 0 ? one.answer : first[at])?.grouped_hits ?? []
  })
}

function combined<Found extends SearchAnswer>(
  answer: Found,
  broad: { more: Found | undefined; groups: Group[] } | undefined,
  page = 1,
): Broadened<Found> {
  const { more, groups = [] } = broad ?? {}
  const found = groups.length + (more?.found ?? 0)
  if (!more?.found || found < (answer.found ?? 0)) return { ...answer, broadened: false }
  const above = page > 1 ? [] : groups
  return {
    ...more,
    ...(more.grouped_hits ? { grouped_hits: [...above, ...more.grouped_hits] } : {}),
    found,
    broadened: true,
  }
}

/** The search for other pages than these. */
function without<Search extends WordedSearch>(search: Search, groups: readonly Group[]): Search {
  const known = groups.flatMap(({ group_key: [url] }) =>
    typeof url === 'string' ? [`\`${url}\``] : [],
  )
  if (known.length === 0) return search
  const others = `url_without_anchor:!=[${known.join(',')}]`
  return { ...search, filter_by: search.filter_by ? `(${search.filter_by}) && ${others}` : others }
}

/** One word of Latin letters. */
function isName(q = ''): boolean {
  return /^[\w.[\]{}/-]+$/.test(q.trim())
}
