import { localeFields } from './locales.ts'

/** A webhook of the lake that tells the site of what was published; the lake's API calls the parts so. */
export interface SiteWebhook {
  name: string
  description: string
  /** Below the site's base path. */
  path: string
  on: readonly ('create' | 'update' | 'delete')[]
  filter: string
  projection: string
}

/** The version of the API by which filters and projections are read. */
export const WEBHOOK_API_VERSION = 'v2025-02-19'

const label = (side: 'before' | 'after', field: string) =>
  `coalesce(${side}().sidebarLabel, ${side}().title).${field}`

const labelChanged = localeFields
  .map((field) => `|| ${label('before', field)} != ${label('after', field)}`)
  .join('\n    ')

/** What the site is told of each changed published document: `delivery` of `web/publishing` reads it. */
const projection = `{
  "id": _id, "type": _type, "rev": _rev,
  "operation": delta::operation(),
  "path": path.current, "pathBefore": before().path.current,
  "sections": sections[]._ref, "sectionsBefore": before().sections[]._ref,
  "pages": pages[]._ref, "pagesBefore": before().pages[]._ref,
  "subjects": changes[].subject._ref, "subjectsBefore": before().changes[].subject._ref,
  "date": date, "dateBefore": before().date,
  "linkChanged": delta::operation() != "update"
    || before().path.current != after().path.current
    ${labelChanged}
    || coalesce(before().deprecated, false) != coalesce(after().deprecated, false)
    || array::join(coalesce(before().body.en[_type == "enumTable"].enum._ref, []), " ")
      != array::join(coalesce(after().body.en[_type == "enumTable"].enum._ref, []), " ")
}`

const published = {
  on: ['create', 'update', 'delete'] as const,
  // Reviews, dead letters, reports of readers and counts change what writers see, and no page.
  filter: '!(_type in ["workflow", "deadLetter", "undeliveredChange", "feedback", "readingDay"])',
  projection,
}

/** Three, so that pages wait neither for the search nor for receivers: what these did not take comes again by itself. */
export const siteWebhooks = {
  site: {
    ...published,
    name: 'Documentation site',
    description: 'Regenerates the pages of the site that show what was published.',
    path: '/api/webhook',
  },
  search: {
    ...published,
    name: 'Documentation search',
    description: 'Brings the search records up to date that say what was published.',
    path: '/api/webhook/search',
  },
  changes: {
    ...published,
    name: 'Receivers of changes',
    description: 'Tells receivers what changes of the API were published.',
    path: '/api/webhook/changes',
    on: ['create', 'update'],
    // Entries of the changelog, and what an operator wants sent again.
    filter: '_type == "changelogEntry" || (_type == "undeliveredChange" && defined(resend))',
  },
} satisfies Record<string, SiteWebhook>
