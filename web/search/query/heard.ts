import type { NearSearches } from './nearest.ts'
import { soundPairs, soundsOf } from './sounds.ts'
import type { WordedSearch } from './understand-search.ts'

/** Minimal number of consecutive characters that sound alike, so that it is no coincidence. */
const ALIKE = 3
/** Each part of a run costs the server a search. */
const MOST_RUNS = 3
const MOST_PARTS = 6

/** Searches page names by sound, and fetches only these names. */
const BY_SOUND = {
  query_by: 'sounds',
  query_by_weights: '1',
  num_typos: '0',
  prefix: 'false',
  infix: 'off',
  include_fields: 'sounds',
  exclude_fields: '',
  highlight_fields: 'none',
  highlight_full_fields: 'none',
  page: 1,
  per_page: 10,
  facet_by: '',
  enable_analytics: false,
  enable_curations: false,
}

/** The searches for names that sound like the runs of Chinese. */
export function searchesBySound<Search extends WordedSearch>(
  search: Search,
  runs: readonly string[],
): NearSearches<Search>[] {
  return runs.slice(0, MOST_RUNS).map((run) => ({
    searches: parts(soundPairs(run)).map((q) => ({ ...search, ...BY_SOUND, q })),
    read: (answers) => {
      const documents = answers.flatMap(({ grouped_hits = [] }) =>
        grouped_hits.flatMap(({ hits = [] }) => hits.map(({ document }) => document)),
      )
      return meantBy(run, documents.flatMap((document) => document?.sounds ?? []).map(nameOf))
    },
  }))
}

/** The name in an entry of `namesBySound`, before its sounds. */
const nameOf = (bySound: string): string => bySound.split(' ', 1)[0] ?? ''

/** Queries for each three neighbouring characters, by their pairs; for two when the run is shorter. */
function parts(pairs: readonly string[]): string[] {
  if (pairs.length === 1) return [...pairs]
  return pairs
    .slice(1)
    .map((pair, at) => `${pairs[at]} ${pair}`)
    .slice(0, MOST_PARTS)
}

/**
 * The longest part of a run that sounds like a part of a name, with that part. None when the name has it as written, or
 * when less than half of the characters are equal.
 */
function meantBy(run: string, names: readonly string[]): readonly [string, string] | undefined {
  const sounds = soundsOf(run)
  let best = { same: 0, length: Math.min(ALIKE, run.length) - 1, typed: '', meant: '' }
  for (const name of new Set(names)) {
    const theirs = soundsOf(name)
    for (let at = 0; at < run.length; at++)
      for (let from = 0; from < name.length; from++) {
        let length = 0
        while (sounds[at + length] !== undefined && sounds[at + length] === theirs[from + length])
          length++
        const [typed, meant] = [run.slice(at, at + length), name.slice(from, from + length)]
        const same = [...typed].filter((character, index) => character === meant[index]).length
        if (length > best.length || (length === best.length && same > best.same))
          best = { same, length, typed, meant }
      }
  }
  const { same, length, typed, meant } = best
  return typed !== meant && same * 2 >= length ? [typed, meant] : undefined
}
