import { siteWebhooks, WEBHOOK_API_VERSION } from '../../../schemas/site-webhooks.ts'
import type { HookSettings } from './hook.ts'

/** The webhooks whose address and secret the environment gives: for pages, the search, and receivers of changes. */
export const SITE_HOOKS: readonly string[] = Object.keys(siteWebhooks)

/** Where the site takes what it is told, and by what it knows who tells. */
export type SiteTarget = {
  url: string
  searchUrl?: string | undefined
  changesUrl?: string | undefined
  secret: string
}

/** What the site's webhooks start with, by their ids; they are data from then on, and can be changed. */
export function siteHooks(
  { url, searchUrl, changesUrl, secret }: SiteTarget,
  dataset: string,
): Record<string, HookSettings> {
  const urls: Record<string, string | undefined> = {
    site: url,
    search: searchUrl,
    changes: changesUrl,
  }
  return Object.fromEntries(
    Object.entries(siteWebhooks).flatMap(([id, { name, description, on, filter, projection }]) => {
      const to = urls[id]
      if (to === undefined) return []
      const settings: HookSettings = {
        ...{ type: 'document', name, description, url: to, dataset },
        rule: { on: [...on], filter, projection },
        ...{ apiVersion: WEBHOOK_API_VERSION, httpMethod: 'POST', headers: {}, secret },
        ...{ includeDrafts: false, includeAllVersions: false, isDisabledByUser: false },
      }
      return [[id, settings]]
    }),
  )
}
