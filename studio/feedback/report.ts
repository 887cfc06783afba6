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
import { NAME } from '../structure/attention/finding.ts'

/** FoundReports that are looked through at once: the newest. */
export const MOST_REPORTS = 500

/** In which bodies of the page, draft or published, the block still is. */
const HELD = localeFields
  .map(
    (field) => `"${field}": block in *[_id in [^.page, "drafts." + ^.page]].body.${field}[]._key`,
  )
  .join(', ')

const QUERY = `*[_type == "${FEEDBACK}" && coalesce(state, "open") in $states
  && ($pages == null || page in $pages)] | order(at desc, _id)[0...${MOST_REPORTS}]{
  ${Object.keys(feedbackSchema.shape).join(', ')},
  "title": *[_id in [^.page, "drafts." + ^.page]][0]{"name": ${NAME}}.name,
  "held": { ${HELD} }
}`

const row = feedbackSchema.extend({
  title: z.string().nullable().catch(null),
  held: z.record(z.string(), z.boolean().nullable()),
})

/** What a reader reported, with the title of its page. */
export type ReaderReport = z.infer<typeof row>

export interface FoundReports {
  /** The newest first. */
  reports: readonly ReaderReport[]
  /** Ids of those that are none by their shape: one must not hide the others. */
  unreadable: readonly string[]
}

interface Asked {
  states: readonly FeedbackState[]
  /** Of these, by their published ids; of all without them. */
  pages?: readonly string[]
}

/** FoundReports in one of the states. */
export async function fetchReports(
  client: Pick<SanityClient, 'fetch'>,
  { states, pages }: Asked,
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

/** The locale of a report; undefined for one that there is no more. */
export const localeOf = ({ locale }: Pick<ReaderReport, 'locale'>): Locale | undefined =>
  locales.find((one) => one === locale)

/**
 * Where the passage is in the form of its page, in the language in which it was read: a block that has no translation
 * was read in English. Undefined when it is nowhere any more, and for the page as a whole.
 */
export function pathInForm({ block, held, ...report }: Located): BlockPath | undefined {
  const locale = localeOf(report)
  if (!block || !locale) return undefined
  const field = [localeConfig[locale].field, localeConfig.en.field].find((one) => held[one])
  return field && ['body', field, { _key: block }]
}

/** The same as the address of a form has it. */
export function formPath(report: Located): string | undefined {
  const path = pathInForm(report)
  return path && `${path[0]}.${path[1]}[_key==${JSON.stringify(path[2]._key)}]`
}

type Located = Pick<ReaderReport, 'block' | 'locale' | 'held'>
type BlockPath = ['body', LocaleField, { _key: string }]
