import { z } from 'zod'
import { ANNOUNCEMENT_LEVELS } from '../../../schemas/announcement-levels.ts'
import { type AnnouncementState, announcementState } from '../../../schemas/announcement-state.ts'
import { publishedIdOf } from '../../../schemas/ids.ts'

/** GROQ query for all announcements, drafts and published, in the order in which readers see them. */
export const ANNOUNCEMENTS = `*[_type == "announcement" && !(_id in path("versions.**"))]
  | order(coalesce(startsAt, _createdAt) desc, _id){
  _id, "title": text.en, level, startsAt, endsAt, "sections": sections[]->title.en
}`

const text = z.string().nullable().catch(null)
const row = z.object({
  _id: z.string(),
  title: text,
  level: z.enum(ANNOUNCEMENT_LEVELS).nullable().catch(null),
  startsAt: text,
  endsAt: text,
  sections: z.array(text).nullable().catch(null),
})

type StoredRow = z.infer<typeof row>

export const parseAnnouncements = (answer: unknown): StoredRow[] => z.array(row).parse(answer)

export interface AnnouncementRow extends Omit<StoredRow, '_id' | 'sections'> {
  /** Published id. */
  id: string
  /** Titles of the sidebars whose pages show the announcement; empty means all pages. */
  sections: string[]
  /** Whether a published announcement also has a draft. */
  isEdited: boolean
}

export const GROUPS = ['now', 'coming', 'over', 'unpublished'] as const

/** Groups the announcements by their visibility to readers at `now` (ms since 1970). */
export function announcementGroups(
  stored: readonly StoredRow[],
  now: number,
): Record<(typeof GROUPS)[number], AnnouncementRow[]> {
  const published = stored.filter(({ _id }) => _id === publishedIdOf(_id))
  const known = new Set(published.map(({ _id }) => _id))
  const drafts = stored.filter(({ _id }) => _id !== publishedIdOf(_id))
  const edited = new Set(drafts.map(({ _id }) => publishedIdOf(_id)))
  const rowOf = ({ _id, sections, ...rest }: StoredRow): AnnouncementRow => ({
    ...rest,
    id: publishedIdOf(_id),
    sections: (sections ?? []).flatMap((title) => title ?? []),
    isEdited: known.has(_id) && edited.has(_id),
  })
  const those = (state: AnnouncementState) =>
    published.filter((one) => announcementState(one, now) === state).map(rowOf)
  return {
    now: [
      ...those('now').filter(({ level }) => level === 'warning'),
      ...those('now').filter(({ level }) => level !== 'warning'),
    ],
    coming: those('coming').reverse(),
    over: those('over')
      .sort((a, b) => (a.endsAt ?? '').localeCompare(b.endsAt ?? ''))
      .reverse(),
    unpublished: drafts.filter(({ _id }) => !known.has(publishedIdOf(_id))).map(rowOf),
  }
}

/** Returns when the groups change next, in ms since 1970; undefined if they stay the same. */
export function nextTurn(stored: readonly StoredRow[], now: number): number | undefined {
  const times = stored.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
  const ahead = times.map((time) => Date.parse(time ?? '')).filter((time) => time > now)
  return ahead.length > 0 ? Math.min(...ahead) : undefined
}
