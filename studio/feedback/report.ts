import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { FEEDBACK, type FeedbackState, feedbackSchema } from '../../schemas/feedback.ts'
import {
  type Locale,
  type LocaleField,
  localeConfig,
  localeFields,
  locales,
} from '../../schemas/locales.ts'
import { TITLE_EXPRESSION } from '../structure/attention/finding.ts'

/** Maximum number of reports per query: the newest ones. */
export const MAX_REPORTS = 500

/** For each language whether the page's body, draft or published, still contains the block. */
const HELD = localeFields
  .map(
    (field) => `"${field}": block in *[_id in [^.page, "drafts." + ^.page]].body.${field}[]._key`,
  )
  .join(', ')

const QUERY = `*[_type == "${FEEDBACK}" && coalesce(state, "open") in $states
  && ($pages == null || page in $pages)] | order(at desc, _id)[0...${MAX_REPORTS}]{
  ${Object.keys(feedbackSchema.shape).join(', ')},
  "title": *[_id in [^.page, "drafts." + ^.page]][0]{"name": ${TITLE_EXPRESSION}}.name,
  "held": { ${HELD} }
}`

const row = feedbackSchema.extend({
  title: z.string().nullable().catch(null),
  held: z.record(z.string(), z.boolean().nullable()),
})

/** A reader's report with the title of its page. */
export type ReaderReport = z.infer<typeof row>

export interface FoundReports {
  /** Newest first. */
  reports: readonly ReaderReport[]
  /** Ids of reports with an invalid shape, listed apart so that one of them does not hide the others. */
  unreadable: readonly string[]
}

interface ReportFilter {
  states: readonly FeedbackState[]
  /** Published ids of the pages; undefined means all pages. */
  pages?: readonly string[]
}

/** Returns the reports in one of the states. */
export async function fetchReports(
  client: Pick<SanityClient, 'fetch'>,
  { states, pages }: ReportFilter,
): Promise<FoundReports> {
  const params = { states, pages: pages ?? null }
  const found = await client.fetch<unknown>(QUERY, params, { perspective: 'raw' })
  const rows = z.array(z.looseObject({ _id: z.string() })).parse(found)
  const parsed = rows.map((one) => ({ id: one._id, ...row.safeParse(one) }))
  return {
    reports: parsed.flatMap(({ data }) => data ?? []),
    unreadable: parsed.flatMap(({ id, success }) => (success ? [] : [id])),
  }
}

export const stateOf = ({ state }: Pick<ReaderReport, 'state'>): FeedbackState => state ?? 'open'

/** Returns a report's locale; undefined if the site no longer has that locale. */
export const localeOf = ({ locale }: Pick<ReaderReport, 'locale'>): Locale | undefined =>
  locales.find((one) => one === locale)

/**
 * Returns the passage's path in the form of its page, in the language in which it was read: English for a block without
 * a translation. Returns undefined if the block no longer exists, and for a report about a whole page.
 */
export function pathInForm({ block, held, ...report }: ReportPosition): BlockPath | undefined {
  const locale = localeOf(report)
  if (!block || !locale) return undefined
  const field = [localeConfig[locale].field, localeConfig.en.field].find((one) => held[one])
  return field && ['body', field, { _key: block }]
}

/** Returns the result of `pathInForm` as a string, in the syntax that a form's address uses. */
export function formPath(report: ReportPosition): string | undefined {
  const path = pathInForm(report)
  return path && `${path[0]}.${path[1]}[_key==${JSON.stringify(path[2]._key)}]`
}

type ReportPosition = Pick<ReaderReport, 'block' | 'locale' | 'held'>
type BlockPath = ['body', LocaleField, { _key: string }]
