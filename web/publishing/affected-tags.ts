import { isEnumId, isErrorsId } from '../../schemas/ids.ts'
import {
  announcementsTag,
  changelogTag,
  changelogYearTag,
  deprecatedTag,
  documentTag,
  enumHistoryTag,
  environmentsTag,
  errorRowsTag,
  historyTag,
  linksTag,
  linkTag,
  pathsTag,
  pathTag,
  sharedHistoryTag,
  sidebarsTag,
  sitemapTag,
  versionsTag,
} from '../config/tags.ts'
import type { Delivery } from './delivery.ts'

/** What pages consist of: a change of it is a change of the pages. */
const CONTENT = [
  'page',
  'apiOperation',
  'apiChannel',
  'enumDefinition',
  'errorCode',
  'changelogEntry',
]

/**
 * The cache tags that a change makes stale. A page whose words changed touches only the pages that
 * show its words; the pages that merely link to it follow when its path or label changed.
 */
export function affectedTags(delivery: Delivery, now = Date.now()): string[] {
  const tags = [documentTag(delivery.id)]
  if (CONTENT.includes(delivery.type)) tags.push(sitemapTag)
  if (delivery.type === 'redirect') tags.push(pathsTag)
  if (delivery.type === 'sidebar') tags.push(sidebarsTag)
  if (delivery.type === 'errorCode') tags.push(errorRowsTag(delivery.id))
  if (delivery.type === 'docsVersion') tags.push(versionsTag)
  if (delivery.type === 'apiEnvironment') tags.push(environmentsTag)
  if (delivery.type === 'changelogEntry')
    tags.push(changelogTag, ...yearTags(delivery, now), ...historyTags(delivery))
  if (delivery.type === 'apiOperation' && delivery.linkChanged) tags.push(deprecatedTag)
  if (delivery.type === 'announcement') tags.push(...announcementTags(delivery))
  if (delivery.type !== 'page') return tags
  const moved = delivery.operation !== 'update' || delivery.path !== delivery.pathBefore
  if (moved) {
    tags.push(pathsTag)
    for (const path of [delivery.path, delivery.pathBefore]) if (path) tags.push(pathTag(path))
  }
  if (moved || delivery.linkChanged !== false) tags.push(linkTag(delivery.id), linksTag)
  return tags
}

/** No changelog is told of for so long. */
const MOST_YEARS = 50

/**
 * Of the year of an entry; of an entry that comes, goes or is dated otherwise also of all years after it, as
 * it moves the ends of the parts that have them. Of all years where that is not known.
 */
function yearTags({ operation, date, dateBefore }: Delivery, now: number): string[] {
  const days = [
    ...(operation === 'delete' ? [] : [date]),
    ...(operation === 'create' ? [] : [dateBefore]),
  ]
  const years = days.flatMap((day) => (day ? Number(day.slice(0, 'YYYY'.length)) : []))
  if (years.length < days.length) return [changelogYearTag()]
  const stays = operation === 'update' && date === dateBefore
  const first = Math.min(...years)
  const last = stays ? first : Math.max(...years, new Date(now).getUTCFullYear())
  if (last - first > MOST_YEARS) return [changelogYearTag()]
  return Array.from({ length: last - first + 1 }, (_, index) => changelogYearTag(first + index))
}

/**
 * Of the pages that an entry names and named, and of the enumerations and error codes that it is and was about,
 * which pages share; of all where that is not known.
 */
function historyTags(delivery: Delivery): string[] {
  const { operation, pages, pagesBefore, subjects, subjectsBefore } = delivery
  const isKnown =
    operation === 'delete' ? pagesBefore : operation === 'create' ? pages : pages && pagesBefore
  if (!isKnown) return [historyTag()]
  const named = [...(pages ?? []), ...(pagesBefore ?? [])].map(historyTag)
  const shared = [...(subjects ?? []), ...(subjectsBefore ?? [])].filter(
    (id) => isEnumId(id) || isErrorsId(id),
  )
  const enums = shared.some(isEnumId) ? [enumHistoryTag] : []
  return [...new Set([...named, ...shared.map(sharedHistoryTag), ...enums])]
}

/** Of the pages above which an announcement shows, and of those above which it did; of all where that is not known. */
function announcementTags({ operation, sections, sectionsBefore }: Delivery): string[] {
  const [after, before] = [sections ?? [], sectionsBefore ?? []]
  const isEverywhere = operation !== 'delete' && after.length === 0
  const wasEverywhere = operation !== 'create' && before.length === 0
  if (isEverywhere || wasEverywhere) return [announcementsTag()]
  return [...new Set([...before, ...after])].map(announcementsTag)
}
