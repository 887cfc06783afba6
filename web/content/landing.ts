import type { SanityClient } from '@sanity/client'
import { NAVIGATION_ID, SITE_SETTINGS_ID } from '../../schemas/ids.ts'
import type { Locale } from '../locales.ts'
import { pageHref } from '../paths.ts'
import { changelogTag, documentTag, environmentsTag, linkTags } from '../tags.ts'
import { copy } from './copy.ts'
import { countOperations } from './count-operations.ts'
import { fetchEnvironments, namedEnvironments } from './environments.ts'
import { type FirstRequest, firstRequest } from './first-request.ts'
import { type LandingChanges, landingChanges } from './landing-changes.ts'
import {
  type LandingGroup,
  type LandingGuide,
  landingGroup,
  splitGroups,
} from './landing-groups.ts'
import { fetchLandingSettings } from './landing-settings.ts'
import { fetchLinkedPages } from './linked-pages.ts'
import { present } from './optional.ts'
import type { Copy, Environment } from './page-data.ts'
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
  environments: Environment[]
  changes?: LandingChanges
  groups: LandingGroup[]
  /** Sidebars of a single page. */
  more: LandingGuide[]
  buildStamp: string
  dependencies: string[]
}

/** What the landing page says: the settings' words, a first request, and the sidebars' pages. */
export async function loadLanding(client: SanityClient, locale: Locale): Promise<Landing> {
  const [stored, settings, all] = await Promise.all([
    fetchSidebars(client),
    fetchLandingSettings(client),
    fetchEnvironments(client),
  ])
  const sidebars = await inNavigationOrder(client, stored)
  const ids = sidebars.flatMap((sidebar) => sidebarPageIds(sidebar.items))
  const pages = await fetchLinkedPages(client, [...new Set(ids)])
  const operations = [...pages.values()].flatMap(({ operation }) => operation ?? [])
  const requests = await fetchRequestLines(client, operations)
  const environments = namedEnvironments(
    all.filter(({ onLandingPage }) => onLandingPage),
    locale,
  )
  const entry = sidebars.map((sidebar) => pages.get(sidebar.entry?._ref ?? '')).find(Boolean)

  return present({
    title: copy(settings.title ?? settings.name, locale),
    lead: copy(settings.lead ?? settings.tagline, locale),
    entry: entry && { label: copy(entry.title, locale), href: pageHref(entry.path, locale) },
    pageCount: pages.size,
    operationCount: await countOperations(client, ids),
    request: firstRequest(settings, { host: environments[0]?.rest, pages: pages.values(), locale }),
    environments,
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
      environmentsTag,
      ...linkTags(ids),
    ],
  })
}
