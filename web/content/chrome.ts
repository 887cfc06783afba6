import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import type { Locale } from '../locales.ts'
import { pageHref } from '../paths.ts'
import { documentTag, linkTags } from '../tags.ts'
import { copy, wordsSchema } from './copy.ts'
import { list, present } from './optional.ts'
import type { Copy } from './page-data.ts'
import { resolveHref } from './resolve-href.ts'

const query = defineQuery(`{
  "settings": *[_id == "siteSettings"][0]{name, tagline, copyright, reportSearchUrl},
  "navigation": *[_id == "navigation"][0]{
    items[]{_key, label, position, sidebar, href, "page": page->{_id, "path": path.current},
      items[]{_key, label, position, sidebar, href, "page": page->{_id, "path": path.current}}},
    footer[]{_key, title, links[]{_key, label, href, "page": page->{_id, "path": path.current}}}
  },
  "version": *[_type == "docsVersion" && isLast == true][0]{
    _id, name, label, "page": mainPage->{_id, "path": path.current}
  }
}`)

const page = z.object({ _id: z.string(), path: z.string() }).nullish()
const link = z.object({
  _key: z.string(),
  label: wordsSchema.nullish(),
  href: z.string().nullish(),
  page,
})
const leaf = link.extend({ position: z.string().nullish(), sidebar: z.string().nullish() })
const item = leaf.extend({ items: list(leaf) })
const result = z.object({
  settings: z
    .object({
      name: wordsSchema.nullish(),
      tagline: wordsSchema.nullish(),
      copyright: wordsSchema.nullish(),
      reportSearchUrl: z.string().nullish(),
    })
    .nullish(),
  navigation: z
    .object({
      items: list(item),
      footer: list(z.object({ _key: z.string(), title: wordsSchema.nullish(), links: list(link) })),
    })
    .nullish(),
  version: z.object({ _id: z.string(), name: z.string(), label: z.string(), page }).nullish(),
})

export interface ChromeLink {
  key: string
  label: Copy
  href: string
  external: boolean
}

export interface NavItem extends Partial<ChromeLink> {
  key: string
  label: Copy
  position: 'left' | 'right'
  /** The item is current on every page of this sidebar. */
  sidebar?: string
  items: ChromeLink[]
}

/** What stands around every page. */
export interface Chrome {
  siteName: Copy
  tagline: Copy
  copyright: Copy
  reportSearchUrl?: string
  version: { name: string; label: string; href: string }
  items: NavItem[]
  footer: { key: string; title: Copy; links: ChromeLink[] }[]
  dependencies: string[]
}

/** Navigation, footer and names of the site in `locale`. Throws when the lake does not answer. */
export async function loadChrome(client: SanityClient, locale: Locale): Promise<Chrome> {
  const { settings, navigation, version } = result.parse(await client.fetch(query))
  const linked: string[] = []
  const resolveLink = (stored: z.infer<typeof link>): ChromeLink[] => {
    const shared = { key: stored._key, label: copy(stored.label, locale) }
    if (stored.page) {
      linked.push(stored.page._id)
      return [{ ...shared, href: pageHref(stored.page.path, locale), external: false }]
    }
    return stored.href ? [{ ...shared, ...resolveHref(stored.href, locale) }] : []
  }
  const items = (navigation?.items ?? []).map((stored): NavItem => {
    const [own] = resolveLink(stored)
    return present({
      key: stored._key,
      label: copy(stored.label, locale),
      ...own,
      position: stored.position === 'right' ? ('right' as const) : ('left' as const),
      sidebar: stored.sidebar ?? undefined,
      items: stored.items.flatMap(resolveLink),
    })
  })
  const footer = (navigation?.footer ?? []).map((column) => ({
    key: column._key,
    title: copy(column.title, locale),
    links: column.links.flatMap(resolveLink),
  }))
  if (version?.page) linked.push(version.page._id)
  return present({
    siteName: copy(settings?.name, locale),
    tagline: copy(settings?.tagline, locale),
    copyright: copy(settings?.copyright, locale),
    reportSearchUrl: settings?.reportSearchUrl ?? undefined,
    version: {
      name: version?.name ?? 'current',
      label: version?.label ?? 'Next',
      href: pageHref(version?.page?.path ?? '', locale),
    },
    items,
    footer,
    dependencies: ['siteSettings', 'navigation', ...(version ? [version._id] : [])]
      .map(documentTag)
      .concat(linkTags(linked)),
  })
}
