import { siteWebhooks, WEBHOOK_API_VERSION } from '../../../schemas/site-webhooks.ts'
import type { HookSettings } from './hook.ts'

/** Ids of the webhooks whose address and secret the environment gives: for pages, search, and receivers of changes. */
export const SITE_HOOKS: readonly string[] = Object.keys(siteWebhooks)

/** Addresses of the site's webhooks, and their secret. */
export type SiteTarget = {
  url: string
  searchUrl?: string | undefined
  changesUrl?: string | undefined
  secret: string
}

/** Presets of the site's webhooks, by id; they are stored, and can be changed afterwards. */
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
