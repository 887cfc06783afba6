import { localeFields } from '../../../schemas/locales.ts'
import type { HookSettings } from './hook.ts'

const SITE_HOOK = 'site'
const SEARCH_HOOK = 'search'
const CHANGES_HOOK = 'changes'

/** The webhooks whose address and secret the environment gives: for pages, the search, and receivers of changes. */
export const SITE_HOOKS: readonly string[] = [SITE_HOOK, SEARCH_HOOK, CHANGES_HOOK]

const label = (side: 'before' | 'after', field: string) =>
  `coalesce(${side}().sidebarLabel, ${side}().title).${field}`

const labelChanged = localeFields
  .map((field) => `|| ${label('before', field)} != ${label('after', field)}`)
  .join('\n    ')

/** What the site is told of each changed published document. */
const PROJECTION = `{
  "id": _id, "type": _type, "rev": _rev,
  "operation": delta::operation(),
  "path": path.current, "pathBefore": before().path.current,
  "sections": sections[]._ref, "sectionsBefore": before().sections[]._ref,
  "pages": pages[]._ref, "pagesBefore": before().pages[]._ref,
  "date": date, "dateBefore": before().date,
  "linkChanged": delta::operation() != "update"
    || before().path.current != after().path.current
    ${labelChanged}
    || coalesce(before().deprecated, false) != coalesce(after().deprecated, false)
    || array::join(coalesce(before().body.en[_type == "enumTable"].enum._ref, []), " ")
      != array::join(coalesce(after().body.en[_type == "enumTable"].enum._ref, []), " ")
}`

/** Where the site takes what it is told, and by what it knows who tells. */
export type SiteTarget = {
  url: string
  searchUrl?: string | undefined
  changesUrl?: string | undefined
  secret: string
}

/** Entries of the changelog as they are published, and what an operator wants sent again. */
const CHANGES_FILTER =
  '_type == "changelogEntry" || (_type == "undeliveredChange" && defined(resend))'

/**
 * What the site's webhooks start with, by their ids; they are data from then on, and can be changed. Three,
 * so that pages wait neither for the search nor for receivers: what these did not take comes again by itself.
 */
export function siteHooks(
  { url, searchUrl, changesUrl, secret }: SiteTarget,
  dataset: string,
): Record<string, HookSettings> {
  const pages = {
    name: 'Documentation site',
    description: 'Regenerates the pages of the site that show what was published.',
    url,
  }
  const search = {
    name: 'Documentation search',
    description: 'Brings the search records up to date that say what was published.',
  }
  const changes = {
    name: 'Receivers of changes',
    description: 'Tells receivers what changes of the API were published.',
  }
  const common = preset(secret, dataset)
  return {
    [SITE_HOOK]: { ...common, ...pages },
    ...(searchUrl !== undefined && {
      [SEARCH_HOOK]: { ...common, ...search, url: searchUrl },
    }),
    ...(changesUrl !== undefined && {
      [CHANGES_HOOK]: {
        ...{ ...common, ...changes, url: changesUrl },
        rule: { ...common.rule, on: ['create', 'update'], filter: CHANGES_FILTER },
      },
    }),
  }
}

function preset(
  secret: string,
  dataset: string,
): Omit<HookSettings, 'name' | 'description' | 'url'> {
  return {
    type: 'document',
    dataset,
    rule: {
      on: ['create', 'update', 'delete'],
      // Reviews, dead letters, reports of readers and counts change what writers see, and no page.
      filter:
        '!(_type in ["workflow", "deadLetter", "undeliveredChange", "feedback", "readingDay"])',
      projection: PROJECTION,
    },
    apiVersion: 'v2025-02-19',
    httpMethod: 'POST',
    includeDrafts: false,
    includeAllVersions: false,
    headers: {},
    secret,
    isDisabledByUser: false,
  }
}
