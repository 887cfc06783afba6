import { localeFields } from '../../../schemas/locales.ts'
import type { HookSettings } from './hook.ts'

/** The webhooks whose address and secret the environment gives: one for pages, one for the search. */
export const SITE_HOOK = 'site'
export const SEARCH_HOOK = 'search'

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
  "linkChanged": delta::operation() != "update"
    || before().path.current != after().path.current
    ${labelChanged}
    || array::join(coalesce(before().body.en[_type == "enumTable"].enum._ref, []), " ")
      != array::join(coalesce(after().body.en[_type == "enumTable"].enum._ref, []), " ")
}`

/** Where the site takes what it is told, and by what it knows who tells. */
export type SiteTarget = { url: string; searchUrl?: string | undefined; secret: string }

/**
 * What the site's webhooks start with, by their ids; they are data from then on, and can be changed. Two,
 * so that pages do not wait for the search: what the search did not take comes again by itself.
 */
export function siteHooks(
  { url, searchUrl, secret }: SiteTarget,
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
  return {
    [SITE_HOOK]: { ...preset(secret, dataset), ...pages },
    ...(searchUrl !== undefined && {
      [SEARCH_HOOK]: { ...preset(secret, dataset), ...search, url: searchUrl },
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
      // Reviews and dead letters change what writers see, and no page.
      filter: '!(_type in ["workflow", "deadLetter"])',
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
