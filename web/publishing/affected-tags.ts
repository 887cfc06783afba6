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

/** The document types that pages show; a change of one changes pages, and so the sitemap. */
const CONTENT = [
  'page',
  'apiOperation',
  'apiChannel',
  'enumDefinition',
  'errorCode',
  'changelogEntry',
]

/**
 * The cache tags that a change invalidates. A change of a page's text invalidates only the pages that show this text;
 * pages that only link to it are invalidated when its path or label changes.
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

/** Beyond this span the tag of all years is used. */
const MOST_YEARS = 50

/**
 * The tag of an entry's year. An entry that is added, deleted or redated shifts the ends of all later parts, so the
 * tags of all later years are added. Without known dates, the tag of all years.
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
 * The history tags of the pages that an entry names or named, and of the enumerations and error codes that it is or was
 * about. The tag of all histories when the named pages are unknown.
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

/** The tags of the sidebars that show or showed an announcement; the tag of all pages when unknown or unrestricted. */
function announcementTags({ operation, sections, sectionsBefore }: Delivery): string[] {
  const [after, before] = [sections ?? [], sectionsBefore ?? []]
  const isEverywhere = operation !== 'delete' && after.length === 0
  const wasEverywhere = operation !== 'create' && before.length === 0
  if (isEverywhere || wasEverywhere) return [announcementsTag()]
  return [...new Set([...before, ...after])].map(announcementsTag)
}
