import { pathCandidates } from '../query/read-path.ts'
import { stripWords } from '../query/strip-words.ts'
import type { SearchRecord } from '../record.ts'
import type { AskedFact, FactName } from './asked-fact.ts'
import { looseName, nameKey } from './subject-name.ts'

/** A fact that answers a question, with the page that states it. */
export interface InstantAnswer {
  /** Its title: `Place Order`, `110007`. */
  subject: string
  /** `Limit: spot 20 req/s` */
  text: string
  /** Address on the site, with the base path. */
  url: string
}

/** Records of another server version may lack fields. */
type PartialRecord = Partial<SearchRecord>

/**
 * Picks the fact that is asked for from the records that `subjectSearch` found; undefined when no record has the name,
 * when several have it, or when the record lacks the fact.
 */
export function answerOf(
  asked: AskedFact,
  found: readonly PartialRecord[],
): InstantAnswer | undefined {
  switch (asked.of) {
    case 'error':
      return errorAnswer(asked.code, found)
    case 'host':
      return hostAnswer(asked, found)
    case 'operation': {
      const { path, fact, subject } = asked
      const paths = path ? pathCandidates(path) : []
      const like = path
        ? only(found.filter((each) => each.path !== undefined && paths.includes(each.path)))
        : named(subject, found, namesAndId)
      // Readers seldom mean ids, but a record with a similar id makes a name ambiguous.
      const meant = path ? like : like && named(subject, [like], operationNames)
      return factOf(meant, fact, meant && titleOf(meant))
    }
    case 'field': {
      const meant = named(asked.subject, found, fieldNames)
      return factOf(meant, asked.fact, meant && fieldTitle(meant))
    }
  }
}

function factOf(
  record: PartialRecord | undefined,
  fact: FactName,
  subject: string | undefined,
): InstantAnswer | undefined {
  const text = record?.answers?.[fact]
  return text && subject && record.url ? { subject, text, url: record.url } : undefined
}

/** The only record with this name: as spelled, else without filler words, else by readers' keywords. */
function named(
  subject: string,
  found: readonly PartialRecord[],
  namesOf: (record: PartialRecord) => string[],
): PartialRecord | undefined {
  const plain = (name: string) => nameKey(stripWords(name))
  const loose = (name: string) => plain(looseName(name))
  const called = (key: (name: string) => string, names: (record: PartialRecord) => string[]) => {
    const wanted = key(subject)
    return wanted === ''
      ? []
      : found.filter((record) => names(record).some((name) => key(name) === wanted))
  }
  const best = [
    called(plain, namesOf),
    called(loose, namesOf),
    called(plain, ({ keywords = [] }) => keywords),
  ].find((records) => records.length > 0)
  return best && only(best)
}

const only = (records: readonly PartialRecord[]): PartialRecord | undefined =>
  records.length === 1 ? records[0] : undefined

const titleOf = ({
  hierarchy: { lvl1, lvl2, lvl3, lvl4 } = {},
}: PartialRecord): string | undefined => lvl4 ?? lvl3 ?? lvl2 ?? lvl1

function operationNames(record: PartialRecord): string[] {
  const path = record.path?.replace(/^\/v\d+\//, '').replaceAll(/[/_-]/g, ' ')
  return [titleOf(record), path].filter((name) => name !== undefined)
}

const namesAndId = (record: PartialRecord): string[] => [
  ...operationNames(record),
  ...(record.identifiers ?? []),
]

/** The names of a parameter include its operation; an enumeration has its own. */
function fieldNames(record: PartialRecord): string[] {
  const { type, identifiers = [], hierarchy: { lvl1 = '' } = {} } = record
  if (type === 'parameter') return identifiers.map((name) => `${name} ${lvl1}`)
  if (!record.answers) return []
  // A single plain word, such as `status`, is a field of many objects.
  const own = identifiers.filter((name) => /[a-z][A-Z]/.test(name))
  return [titleOf(record) ?? '', ...own].filter(Boolean)
}

function fieldTitle(record: PartialRecord): string {
  const { type, identifiers: [name = ''] = [], hierarchy: { lvl1 = '' } = {} } = record
  return type === 'parameter' ? `${lvl1} › ${name}` : `${titleOf(record)} (${name})`
}

/** `item_priority` in units of this number ranks the kind of record: `weight.ts`. */
const RANK = 1e11

function errorAnswer(code: string, found: readonly PartialRecord[]): InstantAnswer | undefined {
  const own = found.filter(({ codes, content }) => codes?.[0] === code && content)
  const rank = ({ item_priority = 0 }: PartialRecord) => Math.floor(item_priority / RANK)
  const best = Math.max(...own.map(rank))
  const { content, url } = only(own.filter((each) => rank(each) === best)) ?? {}
  return content && url ? { subject: code, text: content, url } : undefined
}

/** The hosts on the page that lists the most; other pages mention a single one. */
function hostAnswer(
  { scheme, environment }: Extract<AskedFact, { of: 'host' }>,
  found: readonly PartialRecord[],
): InstantAnswer | undefined {
  const listed = found.filter(({ answers }) => answers?.host?.includes(`${scheme}://`))
  const pages = new Map<string, PartialRecord[]>()
  for (const each of listed) {
    const { url_without_anchor: page = '' } = each
    pages.set(page, [...(pages.get(page) ?? []), each])
  }
  const [most, next] = [...pages.values()].toSorted((one, other) => other.length - one.length)
  if (!most || (next && next.length === most.length)) return undefined
  const wanted = most.filter(({ answers }) =>
    new RegExp(environment, 'i').test(answers?.host ?? ''),
  )
  const [first] = wanted
  if (!first?.url || (environment && wanted.length > 1)) return undefined
  return {
    subject: titleOf(first) ?? '',
    text: wanted.map(({ answers }) => answers?.host).join(' · '),
    url: first.url,
  }
}
