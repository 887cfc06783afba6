import { splitIdentifier } from '../identifiers.ts'
import { BROAD_WEIGHTS, sortBy } from '../weights.ts'
import { splitCompounds } from './compounds.ts'
import { pathCandidates } from './read-path.ts'
import { type ReadQuery, readQuery } from './read-query.ts'
import { stripWeak, stripWords } from './strip-words.ts'

/** The parameters of a search that are made of what was typed. */
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

/** Fewer pages than this are no answer: the search is asked in a broader way. */
const FEW_PAGES = 3
/** Of a time, more than a few changes are wanted of the one page. */
const MOST_CHANGES = 30
/** Finds the changelog in every locale, where it is among the synonyms: `content/search.yaml`. */
const CHANGELOG = 'changelog'
/** How many results a broader search looks for. */
const MANY = 10

export interface UnderstoodSearch<Search> {
  search: Search
  /** What is asked instead where fewer pages than `enough` are found; absent where nothing is broader. */
  broader?: Search
  /** Asks for what readers call by these very words; absent where they are no name. */
  called?: Search
  enough: number
}

/** A search with its words understood. What it asks is a search like any other: the server does nothing for it. */
export function understandSearch<Search extends WordedSearch>(
  search: Search,
  today = new Date(),
): UnderstoodSearch<Search> {
  const { q = '' } = search
  const read = readQuery(q, today)
  const name = read.kind === 'words' ? isCalled([q, read.words]) : undefined
  const asked = { ...search, ...asks(read, search), ...(name && { sort_by: sortBy(name) }) }
  const words = broaderWords(read)
  // What was typed is counted once.
  const more = {
    drop_tokens_threshold: MANY,
    query_by_weights: BROAD_WEIGHTS,
    enable_analytics: false,
    // What is set for a query is set for what was typed, not for some of its words.
    enable_curations: false,
  }
  const broader = words && { ...search, ...more, q: words }
  const enough = read.kind === 'code' || read.kind === 'changes' ? 1 : FEW_PAGES
  const called = name && {
    ...asked,
    page: 1,
    facet_by: '',
    enable_analytics: false,
    filter_by: both(search.filter_by, name),
  }
  return { search: asked, enough, ...(broader ? { broader } : {}), ...(called ? { called } : {}) }
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
        // Of a time without words nothing is left to count.
        ...(read.words ? {} : { enable_analytics: false }),
      }
    }
    case 'words':
      return { q: read.words }
  }
}

/** A filter that holds where both do. */
const both = (given: string | undefined, more: string): string =>
  given ? `(${given}) && (${more})` : more

/** Longer than readers' words for a page are. */
const LONGEST_NAME = 80

/** The filter for the pages of which readers' own words, their `keywords`, have one of `texts`. */
function isCalled(texts: readonly string[]): string | undefined {
  const plain = texts.map((text) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim())
  const names = plain.filter((name) => name && name.length < LONGEST_NAME)
  const some = [...new Set(names)].map((name) => `\`${name}\``)
  return some.length > 0 ? `called:=[${some.join(',')}]` : undefined
}

/** An endpoint by its own path, before those whose paths have its words. */
function pathFirst(path: string): string {
  const same = pathCandidates(path).map((each) => `path:=\`${each}\``)
  return `_eval(${same.join(' || ')}):desc,_text_match:desc,item_priority:desc`
}

/** Fewer and plainer words for the same; none where that would be no other search. */
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

/** The terms that matter most, each apart. */
function plainWords(text: string): string | undefined {
  const terms = (stripWeak(text) || stripWords(text)).split(/\s+/).map(splitWord)
  return splitCompounds(terms.join(' ')) || undefined
}

/** `orderLinkId` and `order/create` in words; a word as it is. */
function splitWord(word: string): string {
  // A number behind letters is often apart from them: UTA2.0, VIP3.
  const [, name, number] = /^([A-Z]{2,})(\d[\d.]{0,3})$/.exec(word) ?? []
  if (name && number) return `${name} ${number}`
  return /^[\w/.-]+$/.test(word) && /[a-z0-9][A-Z]|[/_.-]/.test(word) ? splitIdentifier(word) : word
}
