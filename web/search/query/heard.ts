import type { NearSearches } from './nearest.ts'
import { soundPairs, soundsOf } from './sounds.ts'
import type { WordedSearch } from './understand-search.ts'

/** Characters that sound alike one after the other, so that it is no accident. */
const ALIKE = 3
/** Each part of a run costs the server a search. */
const MOST_RUNS = 3
const MOST_PARTS = 6

/** Asks for the names of pages as they sound, and reads these names alone. */
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

/** What to ask for the names that sound like runs of Chinese. */
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

/** The name before its sounds: `namesBySound`. */
const nameOf = (bySound: string): string => bySound.split(' ', 1)[0] ?? ''

/** Each three characters side by side, by their pairs; two where there are no more. */
function parts(pairs: readonly string[]): string[] {
  if (pairs.length === 1) return [...pairs]
  return pairs
    .slice(1)
    .map((pair, at) => `${pairs[at]} ${pair}`)
    .slice(0, MOST_PARTS)
}

/**
 * The longest part of a run that sounds like a part of one of the names, and that part. None where a name has it as it is
 * written, or where the fewer of its characters are the same.
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
