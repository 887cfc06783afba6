import type { SanityClient } from '@sanity/client'
import { NAVIGATION_ID, SITE_SETTINGS_ID } from '../../schemas/ids.ts'
import type { Locale } from '../locales.ts'
import { pageHref } from '../paths.ts'
import { changelogTag, documentTag, linkTags } from '../tags.ts'
import { copy } from './copy.ts'
import { type FirstRequest, firstRequest } from './first-request.ts'
import { type LandingChanges, landingChanges } from './landing-changes.ts'
import {
  type LandingGroup,
  type LandingGuide,
  landingGroup,
  splitGroups,
} from './landing-groups.ts'
import { fetchLandingSettings, type LandingSettings } from './landing-settings.ts'
import { fetchLinkedPages } from './linked-pages.ts'
import { present } from './optional.ts'
import type { Copy } from './page-data.ts'
import { fetchRequestLines } from './request-lines.ts'
import { inNavigationOrder } from './sidebar-order.ts'
import { fetchSidebars, sidebarPageIds } from './stored-sidebar.ts'

export interface Landing {
  title: Copy
  lead: Copy
  entry?: { label: Copy; href: string }
  pageCount: number
  operationCount: number
  request?: FirstRequest
  hosts: LandingHost[]
  changes?: LandingChanges
  groups: LandingGroup[]
  /** Sidebars of a single page. */
  more: LandingGuide[]
  buildStamp: string
  dependencies: string[]
}

/** Where the API answers. */
export interface LandingHost {
  kind: 'rest' | 'testnet' | 'websocket' | 'websocketTestnet'
  address: string
}

/** What the landing page says: the settings' words, a first request, and the sidebars' pages. */
export async function loadLanding(client: SanityClient, locale: Locale): Promise<Landing> {
  const [stored, settings] = await Promise.all([
    fetchSidebars(client),
    fetchLandingSettings(client),
  ])
  const sidebars = await inNavigationOrder(client, stored)
  const ids = sidebars.flatMap((sidebar) => sidebarPageIds(sidebar.items))
  const pages = await fetchLinkedPages(client, [...new Set(ids)])
  const operations = [...pages.values()].flatMap(({ operation }) => operation ?? [])
  const requests = await fetchRequestLines(client, operations)
  const entry = sidebars.map((sidebar) => pages.get(sidebar.entry?._ref ?? '')).find(Boolean)

  return present({
    title: copy(settings.title ?? settings.name, locale),
    lead: copy(settings.lead ?? settings.tagline, locale),
    entry: entry && { label: copy(entry.title, locale), href: pageHref(entry.path, locale) },
    pageCount: pages.size,
    operationCount: requests.size,
    request: firstRequest(settings, pages.values(), locale),
    hosts: hosts(settings),
    changes: await landingChanges(client, pages.values(), locale),
    ...splitGroups(sidebars.map((stored) => landingGroup(stored, { locale, pages, requests }))),
    buildStamp: new Date().toISOString(),
    dependencies: [
      ...[
        SITE_SETTINGS_ID,
        NAVIGATION_ID,
        ...(settings.operation ? [settings.operation._id] : []),
        ...sidebars.flatMap((sidebar) => [sidebar._id, sidebar.entry?._ref ?? []].flat()),
      ].map(documentTag),
      changelogTag,
      ...linkTags(ids),
    ],
  })
}

function hosts(settings: LandingSettings): LandingHost[] {
  const named = [
    ['rest', settings.restHost],
    ['testnet', settings.testnetHost],
    ['websocket', settings.websocketHost],
    ['websocketTestnet', settings.websocketTestnetHost],
  ] as const
  return named.flatMap(([kind, address]) => (address ? [{ kind, address }] : []))
}
