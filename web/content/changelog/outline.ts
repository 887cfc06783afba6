import { defineQuery } from 'groq'
import { z } from 'zod'
import { CHANGE_KINDS } from '../../../schemas/changes/kinds.ts'
import { CHANGE_RULE_NAMES } from '../../../schemas/changes/rules.ts'
import { changelogTag, changelogYearTag } from '../../config/tags.ts'
import { readDocuments } from '../lake/malformed-document.ts'
import { list } from '../lake/optional-fields.ts'
import { type Reader, taggedQuery, untagged } from '../lake/reader.ts'
import { type StoredChange, storedChange } from './changelog.ts'
import { type ChangelogParts, changelogParts } from './parts.ts'

const outlined = z.object({
  _id: z.string(),
  date: z.iso.date(),
  kind: z.enum(CHANGE_KINDS),
  /** By which its facts were found. */
  rules: list(z.enum(CHANGE_RULE_NAMES)),
  /** Ids of those that it names. */
  pages: list(z.string()),
})

/** An entry without its words and facts. */
export type OutlinedChange = z.infer<typeof outlined>

const outlineQuery = taggedQuery({
  query: defineQuery(`*[_type == "changelogEntry" && defined(date) && defined(title.en)]
    | order(date desc, _id){_id, date, kind, "rules": changes[].rule, "pages": pages[]._ref}`),
  parse: (answer) => readDocuments('changelogEntry', outlined, answer),
  // A part depends on its years alone, which the answer tells: whoever asks notes them.
  tags: untagged,
})

const entriesQuery = taggedQuery({
  query: defineQuery(`*[_type == "changelogEntry" && _id in $ids]
    | order(date desc, _id){_id, _updatedAt, date, kind, title, body, pages, changes}`),
  parse: (answer, _asked: { ids: readonly string[] }) =>
    readDocuments('changelogEntry', storedChange, answer),
  // The same.
  tags: untagged,
})

/** The parts of the changelog, without its words: what depends on every entry. */
export async function fetchOutline(reader: Reader): Promise<ChangelogParts<OutlinedChange>> {
  reader.addTags([changelogTag])
  return changelogParts(await reader.read(outlineQuery, {}))
}

/** Which part of the changelog is wanted: a number, the oldest being 1; `whole` is the newest with all others beside it. */
export type WantedPart = number | 'newest' | 'whole'

/** What one page shows of the changelog. */
export interface ChangelogPart {
  /** The newest first. */
  entries: StoredChange[]
  /** Of the entries of all parts where the newest show, else of those that show. */
  outline: readonly OutlinedChange[]
  /** Absent for that of the newest. */
  number?: number
  /** Where the newest show all earlier parts, the newest first; else those before and after it. */
  others: OtherPart[]
}

export interface OtherPart {
  number: number
  /** Days of its oldest and newest entry, where the page that shows it knows them. */
  from?: string | undefined
  to?: string | undefined
  /** Only where the whole is wanted. */
  entries: StoredChange[]
}

/** The wanted part; undefined where there is none of this number. */
export function fetchChangelogPart(
  reader: Reader,
  wanted: WantedPart,
): Promise<ChangelogPart | undefined> {
  return typeof wanted === 'number'
    ? fetchEarlier(reader, wanted)
    : fetchNewest(reader, wanted === 'whole')
}

async function fetchNewest(reader: Reader, whole: boolean): Promise<ChangelogPart> {
  const { newest, earlier } = await fetchOutline(reader)
  const [entries, ...others] = await Promise.all([
    entriesOf(reader, newest),
    ...earlier.map((part) => (whole ? entriesOf(reader, part) : [])),
  ])
  return {
    entries,
    outline: [...newest, ...earlier.toReversed().flat()],
    others: earlier
      .map((part, index) => ({
        number: index + 1,
        from: part.at(-1)?.date,
        to: part[0]?.date,
        entries: others[index] ?? [],
      }))
      .reverse(),
  }
}

/**
 * A part depends on the years from which it has entries: of one that comes or goes, later years are told too.
 * The last part leads to the newest entries until another one is full, so that it depends on all.
 */
async function fetchEarlier(reader: Reader, number: number): Promise<ChangelogPart | undefined> {
  const { earlier } = changelogParts(await reader.read(outlineQuery, {}))
  const part = earlier[number - 1]
  if (number >= earlier.length) reader.addTags([changelogTag])
  if (!part) return undefined
  reader.addTags([changelogYearTag(), ...yearsOf(part).map(changelogYearTag)])
  const neighbours = [number + 1, number - 1].filter((other) => earlier[other - 1])
  return {
    entries: await entriesOf(reader, part),
    outline: part,
    number,
    others: neighbours.map((other) => ({ number: other, entries: [] })),
  }
}

const entriesOf = (reader: Reader, entries: readonly OutlinedChange[]) =>
  reader.read(entriesQuery, { ids: entries.map(({ _id }) => _id) })

/** Every year from that of the oldest of `entries`, which are not none, to that of the newest. */
function yearsOf(entries: readonly OutlinedChange[]): number[] {
  const years = entries.map(({ date }) => Number(date.slice(0, 'YYYY'.length)))
  const [first, last] = [Math.min(...years), Math.max(...years)]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
