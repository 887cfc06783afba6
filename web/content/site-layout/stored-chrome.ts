import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { flag, list } from '../lake/optional.ts'
import { wordsSchema } from '../model/copy.ts'
import { accentSchema } from './accent.ts'

const query = defineQuery(`{
  "settings": *[_id == "siteSettings"][0]{
    name, tagline, copyright, accent, reportSearchUrl, reportPageUrl, baseUrlIssueBanner,
    announcement{id, text, closeable, href, "page": page->{_id, "path": path.current}}
  },
  "navigation": *[_id == "navigation"][0]{
    items[]{_key, label, position, sidebar, href, "page": page->{_id, "path": path.current},
      items[]{_key, label, position, sidebar, href, "page": page->{_id, "path": path.current}}},
    footer[]{_key, title, links[]{_key, label, href, "page": page->{_id, "path": path.current}}}
  },
  "versions": *[_type == "docsVersion"] | order(isLast desc, label desc){
    _id, name, label, isLast, "page": mainPage->{_id, "path": path.current}
  }
}`)

const target = z.object({
  href: z.string().nullish(),
  page: z.object({ _id: z.string(), path: z.string() }).nullish(),
})
const link = target.extend({ _key: z.string(), label: wordsSchema.nullish() })
const leaf = link.extend({ position: z.string().nullish(), sidebar: z.string().nullish() })
const item = leaf.extend({ items: list(leaf) })
const version = z.object({
  _id: z.string(),
  name: z.string(),
  label: z.string(),
  isLast: flag,
  page: target.shape.page,
})
const announcement = target.extend({
  id: z.string().nullish(),
  text: wordsSchema.nullish(),
  closeable: z.boolean().nullish(),
})
const storedChrome = z.object({
  settings: z
    .object({
      name: wordsSchema.nullish(),
      tagline: wordsSchema.nullish(),
      copyright: wordsSchema.nullish(),
      accent: accentSchema.nullish(),
      reportSearchUrl: z.string().nullish(),
      reportPageUrl: z.string().nullish(),
      baseUrlIssueBanner: z.boolean().nullish(),
      announcement: announcement.nullish(),
    })
    .nullish(),
  navigation: z
    .object({
      items: list(item),
      footer: list(z.object({ _key: z.string(), title: wordsSchema.nullish(), links: list(link) })),
    })
    .nullish(),
  versions: list(version),
})

export type StoredTarget = z.infer<typeof target>
export type StoredLink = z.infer<typeof link>
export type StoredNavLeaf = z.infer<typeof leaf>
export type StoredAnnouncement = z.infer<typeof announcement>

/** What is around every page, as it is stored. Throws when the lake does not answer. */
export async function fetchChrome(client: SanityClient): Promise<z.infer<typeof storedChrome>> {
  return storedChrome.parse(await client.fetch(query))
}
