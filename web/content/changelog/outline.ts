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
  /** The rules that found its changes. */
  rules: list(z.enum(CHANGE_RULE_NAMES)),
  /** Ids of the pages that it names. */
  pages: list(z.string()),
})

/** An entry without texts and changes. */
export type OutlinedChange = z.infer<typeof outlined>

const outlineQuery = taggedQuery({
  query: defineQuery(`*[_type == "changelogEntry" && defined(date) && defined(title.en)]
    | order(date desc, _id){_id, date, kind, "rules": changes[].rule, "pages": pages[]._ref}`),
  parse: (answer) => readDocuments('changelogEntry', outlined, answer),
  // The tags of a part are its years, known only from the answer: fetchOutline and fetchEarlier add them.
  tags: untagged,
})

const entriesQuery = taggedQuery({
  query: defineQuery(`*[_type == "changelogEntry" && _id in $ids]
    | order(date desc, _id){_id, _updatedAt, date, kind, title, body, pages, changes}`),
  parse: (answer, _asked: { ids: readonly string[] }) =>
    readDocuments('changelogEntry', storedChange, answer),
  // As for `outlineQuery`, the caller adds the tags.
  tags: untagged,
})

/** The parts of the changelog without texts; adds the tag of every entry. */
export async function fetchOutline(reader: Reader): Promise<ChangelogParts<OutlinedChange>> {
  reader.addTags([changelogTag])
  return changelogParts(await reader.read(outlineQuery, {}))
}

/** A part of the changelog: a number, the oldest being 1; `whole` is the newest part together with all others. */
export type WantedPart = number | 'newest' | 'whole'

/** The part of the changelog that one page shows. */
export interface ChangelogPart {
  /** The newest first. */
  entries: StoredChange[]
  /** On the page of the newest part the outline of all entries, else that of this part's entries. */
  outline: readonly OutlinedChange[]
  /** Absent for the newest part. */
  number?: number
  /** For the newest part all earlier parts, the newest first; else the next and the previous part. */
  others: OtherPart[]
}

export interface OtherPart {
  number: number
  /** Dates of its oldest and newest entry, when the page that links to it knows them. */
  from?: string | undefined
  to?: string | undefined
  /** Filled only for `whole`. */
  entries: StoredChange[]
}

/** The wanted part; undefined when no part has this number. */
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
 * A part has the tags of its entries' years: adding or removing an entry invalidates later years too. The last part
 * links to the newest entries until another part is full, so it depends on all entries.
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

/** Every year from that of the oldest of `entries` (at least one) to that of the newest. */
function yearsOf(entries: readonly OutlinedChange[]): number[] {
  const years = entries.map(({ date }) => Number(date.slice(0, 'YYYY'.length)))
  const [first, last] = [Math.min(...years), Math.max(...years)]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
