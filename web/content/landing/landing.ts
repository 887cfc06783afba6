import type { SanityClient } from '@sanity/client'
import type { Locale } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import { fetchLinkedPages } from '../addresses/linked-pages.ts'
import { MAX_LISTED } from '../addresses/max-listed.ts'
import { omitUndefined } from '../lake/optional-fields.ts'
import { Reader } from '../lake/reader.ts'
import { type LocalizedText, textIn } from '../model/localized-text.ts'
import type { Environment } from '../model/page-data.ts'
import { fetchEndpoints } from '../reference/endpoints.ts'
import { fetchEnvironments, namedEnvironments } from '../reference/environments.ts'
import { inNavigationOrder, navigationPages } from '../sidebar/sidebar-order.ts'
import { fetchSidebars, sidebarPageIds } from '../sidebar/stored-sidebar.ts'
import { firstRequest, type LandingRequest } from './first-request.ts'
import { type LandingChanges, landingChanges } from './landing-changes.ts'
import {
  entriesAlone,
  entryId,
  type LandingGroup,
  type LandingGuide,
  landingGroup,
  overviewIds,
  splitGroups,
  unlistedPageLinks,
} from './landing-groups.ts'
import { fetchLandingSettings } from './landing-settings.ts'
import { type LandingTask, landingTasks, taskPages } from './landing-tasks.ts'
import { fetchReadMost } from './read-most.ts'

/** Next stores at most 128 tags per cache entry. */
const MOST_DESCRIBED = 60

export interface Landing {
  title: LocalizedText
  lead: LocalizedText
  entry?: { label: LocalizedText; href: string }
  request?: LandingRequest
  environments: Environment[]
  tasks: LandingTask[]
  changes?: LandingChanges
  groups: LandingGroup[]
  /** Links to single-page sidebars and to the navigation's other pages. */
  more: LandingGuide[]
  buildStamp: string
  dependencies: string[]
}

/** The landing page's data: the settings' texts, a first request, and the sidebars' pages. */
export async function loadLanding(client: SanityClient, locale: Locale): Promise<Landing> {
  const reader = new Reader(client)
  const [stored, settings, hosts, readMost] = await Promise.all([
    fetchSidebars(reader),
    fetchLandingSettings(reader),
    fetchEnvironments(reader),
    fetchReadMost(reader, locale),
  ])
  const sidebars = await inNavigationOrder(reader, stored)
  const ids = sidebars.flatMap((sidebar) => sidebarPageIds(sidebar.items))
  const pageIds = [...new Set(ids)]
  const entries = sidebars.flatMap((sidebar) => entryId(sidebar) ?? [])
  const alone = (await navigationPages(reader)).filter((id) => !pageIds.includes(id))
  const described = [...entries, ...alone, ...sidebars.flatMap(overviewIds)]
  const all = pageIds.length <= MAX_LISTED
  const pages = await fetchLinkedPages(
    reader,
    [...new Set([...(all ? pageIds : entries), ...alone, ...taskPages(settings)])],
    [...new Set(described)].slice(0, MOST_DESCRIBED),
  )
  const operations = [...pages.values()].flatMap(({ operation }) => operation ?? [])
  const requests = await fetchEndpoints(reader, operations)
  const environments = namedEnvironments(
    hosts.filter(({ onLandingPage }) => onLandingPage),
    locale,
  )
  const entry = sidebars.map((sidebar) => pages.get(sidebar.entry?._ref ?? '')).find(Boolean)
  // Without page counts, the tasks of the settings replace the most read pages.
  const wanted = taskPages(settings).flatMap((id) => pages.get(id)?.path ?? [])
  const used = readMost.length > 0 ? readMost : wanted
  const context = { locale, pages, requests, used }
  const { groups, more } = all
    ? splitGroups(sidebars.map((stored) => landingGroup(stored, context)))
    : { groups: [], more: entriesAlone(sidebars, context) }

  return omitUndefined({
    title: textIn(settings.title ?? settings.name, locale),
    lead: textIn(settings.lead ?? settings.tagline, locale),
    entry: entry && { label: textIn(entry.title, locale), href: pageHref(entry.path, locale) },
    request: firstRequest(settings, { host: environments[0]?.rest, pages: pages.values(), locale }),
    environments,
    tasks: landingTasks(settings, pages, locale),
    changes: await landingChanges(reader, pages.values(), locale),
    groups,
    more: [...more, ...unlistedPageLinks(alone, context)],
    buildStamp: new Date().toISOString(),
    dependencies: reader.dependencies,
  })
}
