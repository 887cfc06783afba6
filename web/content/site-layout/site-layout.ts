import type { SanityClient } from '@sanity/client'
import type { Locale } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import { resolveHref } from '../addresses/resolve-href.ts'
import { omitUndefined } from '../lake/optional-fields.ts'
import { Reader } from '../lake/reader.ts'
import { type LocalizedText, textIn } from '../model/localized-text.ts'
import { accentProperties } from './accent.ts'
import {
  fetchSiteLayout,
  type StoredLink,
  type StoredNavLeaf,
  type StoredTarget,
} from './stored-site-layout.ts'

export interface LayoutLink {
  key: string
  label: LocalizedText
  href: string
  external: boolean
}

export interface NavigationLink extends LayoutLink {
  /** The sidebar on whose pages the link is marked as current. */
  sidebar?: string
}

export interface NavItem extends Partial<NavigationLink> {
  key: string
  label: LocalizedText
  position: 'left' | 'right'
  /** Entries of a menu; empty for a plain link. */
  items: NavigationLink[]
}

export interface DocsVersion {
  name: string
  label: string
  /** Address of its main page. */
  href: string
}

/** The layout around every page. */
export interface SiteLayout {
  siteName: LocalizedText
  tagline: LocalizedText
  copyright: LocalizedText
  /** Custom properties with the accent of the settings. */
  accent: Record<string, string>
  reportSearchUrl?: string
  /** Address template for reporting a problem with a page; `{url}` stands for the page. */
  reportPageUrl?: string
  baseUrlIssueBanner: boolean
  /** The default version. */
  version: DocsVersion
  /** All versions, the latest first. */
  versions: DocsVersion[]
  items: NavItem[]
  footer: { key: string; title: LocalizedText; links: LayoutLink[] }[]
  dependencies: string[]
}

/** Navigation, footer, versions and names of the site in `locale`. Throws when the lake does not answer. */
export async function loadSiteLayout(client: SanityClient, locale: Locale): Promise<SiteLayout> {
  const reader = new Reader(client)
  const stored = await fetchSiteLayout(reader)
  const { settings, navigation } = stored
  const targetOf = ({ page, href }: StoredTarget) => {
    if (page) return { href: pageHref(page.path, locale), external: false }
    return href ? resolveHref(href, locale) : undefined
  }
  /** An address template, filled in for each page; undefined when its address is invalid. */
  const templateOf = (written: string | null | undefined) => {
    const { href } = resolveHref(written ?? '', locale)
    return href.startsWith('#') ? undefined : href
  }
  const linkOf = ({ _key, label, ...link }: StoredLink): LayoutLink[] => {
    const target = targetOf(link)
    return target ? [{ key: _key, label: textIn(label, locale), ...target }] : []
  }
  const navLinkOf = ({ sidebar, ...link }: StoredNavLeaf): NavigationLink[] =>
    linkOf(link).map((target) => omitUndefined({ ...target, sidebar: sidebar ?? undefined }))

  const items = (navigation?.items ?? []).map((item): NavItem => {
    const [own] = navLinkOf(item)
    return {
      key: item._key,
      label: textIn(item.label, locale),
      ...own,
      position: item.position === 'right' ? 'right' : 'left',
      items: item.items.flatMap(navLinkOf),
    }
  })
  const footer = (navigation?.footer ?? []).map((column) => ({
    key: column._key,
    title: textIn(column.title, locale),
    links: column.links.flatMap(linkOf),
  }))
  const versions = stored.versions.map(({ name, label, page }) => ({
    name,
    label,
    href: targetOf({ page })?.href ?? pageHref('', locale),
  }))
  return omitUndefined({
    siteName: textIn(settings?.name, locale),
    tagline: textIn(settings?.tagline, locale),
    copyright: textIn(settings?.copyright, locale),
    accent: accentProperties(settings?.accent),
    reportSearchUrl: templateOf(settings?.reportSearchUrl),
    reportPageUrl: templateOf(settings?.reportPageUrl),
    baseUrlIssueBanner: settings?.baseUrlIssueBanner ?? true,
    version: versions[0] ?? { name: 'current', label: 'Next', href: pageHref('', locale) },
    versions,
    items,
    footer,
    dependencies: reader.dependencies,
  })
}
