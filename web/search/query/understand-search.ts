import { splitIdentifier } from '../identifiers.ts'
import { BROAD_WEIGHTS, sortBy } from '../weights.ts'
import { splitCompounds } from './compounds.ts'
import { pathCandidates } from './read-path.ts'
import { type ReadQuery, readQuery } from './read-query.ts'
import { stripWeak, stripWords } from './strip-words.ts'

/** The search parameters that depend on the typed text. */
export interface WordedSearch {
  q?: string
  filter_by?: string
  sort_by?: string
  group_limit?: number
  page?: number
  per_page?: number
  facet_by?: string
  drop_tokens_threshold?: number
  query_by_weights?: string
  num_typos?: string | number
  enable_analytics?: boolean
  enable_curations?: boolean
}

/** Fewer pages than this count as too little, so a broader search follows. */
const FEW_PAGES = 3
/** A query for a time wants many changes of the one page. */
const MOST_CHANGES = 30
/** A query for the changelog in every locale, by a synonym in `content/search.yaml`. */
const CHANGELOG = 'changelog'
/** Number of results that a broader search aims for. */
const MANY = 10

export interface UnderstoodSearch<Search> {
  search: Search
  /** The search to send when fewer than `enough` pages are found; absent when none is broader. */
  broader?: Search
  /** A search for pages with exactly these keywords; absent when the text cannot be one. */
  called?: Search
  enough: number
}

/** Translates the typed words into ordinary search parameters; the server needs no special support. */
export function understandSearch<Search extends WordedSearch>(
  search: Search,
  today = new Date(),
): UnderstoodSearch<Search> {
  const { q = '' } = search
  const read = readQuery(q, today)
  const name = read.kind === 'words' ? isCalled([q, read.words]) : undefined
  const understood = { ...search, ...asks(read, search), ...(name && { sort_by: sortBy(name) }) }
  const words = broaderWords(read)
  // Analytics count the typed query once.
  const more = {
    drop_tokens_threshold: MANY,
    query_by_weights: BROAD_WEIGHTS,
    enable_analytics: false,
    // Curations are for the typed query, not for some of its words.
    enable_curations: false,
  }
  const broader = words && { ...search, ...more, q: words }
  const enough = read.kind === 'code' || read.kind === 'changes' ? 1 : FEW_PAGES
  const called = name && {
    ...understood,
    page: 1,
    facet_by: '',
    enable_analytics: false,
    filter_by: both(search.filter_by, name),
  }
  return {
    search: understood,
    enough,
    ...(broader ? { broader } : {}),
    ...(called ? { called } : {}),
  }
}

function asks(read: ReadQuery, { filter_by }: WordedSearch): WordedSearch {
  switch (read.kind) {
    case 'path':
      return { q: read.path, sort_by: pathFirst(read.path) }
    case 'code':
      return { q: read.code }
    case 'changes': {
      if (read.days.length === 0) return { q: CHANGELOG }
      const days = read.days.map(({ from, to }) => `day:[${from}..${to}]`).join(' || ')
      return {
        q: read.words || '*',
        filter_by: both(filter_by, days),
        sort_by: 'day:desc,item_priority:desc',
        group_limit: MOST_CHANGES,
        // A query for a time without words has nothing to count.
        ...(read.words ? {} : { enable_analytics: false }),
      }
    }
    case 'words':
      return { q: read.words }
  }
}

/** A filter that requires both. */
const both = (given: string | undefined, more: string): string =>
  given ? `(${given}) && (${more})` : more

/** Keywords of pages are shorter than this. */
const LONGEST_NAME = 80

/** The filter for pages with one of `texts` among their `keywords`. */
function isCalled(texts: readonly string[]): string | undefined {
  const plain = texts.map((text) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim())
  const names = plain.filter((name) => name && name.length < LONGEST_NAME)
  const some = [...new Set(names)].map((name) => `\`${name}\``)
  return some.length > 0 ? `called:=[${some.join(',')}]` : undefined
}

/** Sorts an operation with exactly this path before those whose paths contain its words. */
function pathFirst(path: string): string {
  const same = pathCandidates(path).map((each) => `path:=\`${each}\``)
  return `_eval(${same.join(' || ')}):desc,_text_match:desc,item_priority:desc`
}

/** Fewer and plainer words of the query; undefined when the search would be the same. */
function broaderWords(read: ReadQuery): string | undefined {
  switch (read.kind) {
    case 'path':
      return read.path
    case 'code':
      return plainWords(read.rest)
    case 'changes':
      return plainWords(read.words) ?? CHANGELOG
    case 'words': {
      const plain = plainWords(read.words)
      return plain?.includes(' ') || plain !== read.words.trim() ? plain : undefined
    }
  }
}

/** The most important terms, separated. */
function plainWords(text: string): string | undefined {
  const terms = (stripWeak(text) || stripWords(text)).split(/\s+/).map(splitWord)
  return splitCompounds(terms.join(' ')) || undefined
}

/** Splits `orderLinkId` and `order/create` into words; other words stay. */
function splitWord(word: string): string {
  // Pages often separate a number from its letters: UTA2.0, VIP3.
  const [, name, number] = /^([A-Z]{2,})(\d[\d.]{0,3})$/.exec(word) ?? []
  if (name && number) return `${name} ${number}`
  return /^[\w/.-]+$/.test(word) && /[a-z0-9][A-Z]|[/_.-]/.test(word) ? splitIdentifier(word) : word
}
