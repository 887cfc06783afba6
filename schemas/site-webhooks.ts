import { localeFields } from './locales.ts'

/** A webhook of the lake to the site, with the names of the lake's API. */
export interface SiteWebhook {
  name: string
  description: string
  /** Relative to the site's base path. */
  path: string
  on: readonly ('create' | 'update' | 'delete')[]
  filter: string
  projection: string
}

/** The API version for filters and projections. */
export const WEBHOOK_API_VERSION = 'v2025-02-19'

const label = (side: 'before' | 'after', field: string) =>
  `coalesce(${side}().sidebarLabel, ${side}().title).${field}`

const labelChanged = localeFields
  .map((field) => `|| ${label('before', field)} != ${label('after', field)}`)
  .join('\n    ')

/** The payload for each changed published document; `delivery` of `web/publishing` parses it. */
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
  // Reviews, dead letters, readers' reports and counts change the Studio, but no page.
  filter: '!(_type in ["workflow", "deadLetter", "undeliveredChange", "feedback", "readingDay"])',
  projection,
}

/** Three webhooks, so that pages wait neither for the search nor for receivers; failed deliveries are repeated. */
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
    // Changelog entries, and changes that an operator wants to resend.
    filter: '_type == "changelogEntry" || (_type == "undeliveredChange" && defined(resend))',
  },
} satisfies Record<string, SiteWebhook>
