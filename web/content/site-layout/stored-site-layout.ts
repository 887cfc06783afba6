import { defineQuery } from 'groq'
import { z } from 'zod'
import { NAVIGATION_ID, SITE_SETTINGS_ID } from '../../../schemas/ids.ts'
import { documentTag, linkTag, versionsTag } from '../../config/tags.ts'
import { flag, list } from '../lake/optional-fields.ts'
import { type Reader, taggedQuery } from '../lake/reader.ts'
import { localizedValue } from '../model/localized-text.ts'
import { accentSchema } from './accent.ts'

const groq = defineQuery(`{
  "settings": *[_id == "siteSettings"][0]{
    name, tagline, copyright, accent, reportSearchUrl, reportPageUrl, baseUrlIssueBanner
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
const link = target.extend({ _key: z.string(), label: localizedValue.nullish() })
const leaf = link.extend({ position: z.string().nullish(), sidebar: z.string().nullish() })
const item = leaf.extend({ items: list(leaf) })
const version = z.object({
  _id: z.string(),
  name: z.string(),
  label: z.string(),
  isLast: flag,
  page: target.shape.page,
})
const storedSiteLayout = z.object({
  settings: z
    .object({
      name: localizedValue.nullish(),
      tagline: localizedValue.nullish(),
      copyright: localizedValue.nullish(),
      accent: accentSchema.nullish(),
      reportSearchUrl: z.string().nullish(),
      reportPageUrl: z.string().nullish(),
      baseUrlIssueBanner: z.boolean().nullish(),
    })
    .nullish(),
  navigation: z
    .object({
      items: list(item),
      footer: list(
        z.object({ _key: z.string(), title: localizedValue.nullish(), links: list(link) }),
      ),
    })
    .nullish(),
  versions: list(version),
})

type StoredSiteLayout = z.infer<typeof storedSiteLayout>
export type StoredTarget = z.infer<typeof target>
export type StoredLink = z.infer<typeof link>
export type StoredNavLeaf = z.infer<typeof leaf>

const query = taggedQuery({
  query: groq,
  parse: (answer) => storedSiteLayout.parse(answer),
  tags: (stored) => [
    ...[SITE_SETTINGS_ID, NAVIGATION_ID, ...stored.versions.map(({ _id }) => _id)].map(documentTag),
    versionsTag,
    ...linkedPages(stored).map(linkTag),
  ],
})

/** The ids of all pages that the layout links to. */
function linkedPages({ navigation, versions }: StoredSiteLayout): string[] {
  const links: readonly (StoredTarget | null | undefined)[] = [
    ...(navigation?.items ?? []).flatMap((item) => [item, ...item.items]),
    ...(navigation?.footer ?? []).flatMap((column) => column.links),
    ...versions,
  ]
  return links.flatMap((link) => link?.page?._id ?? [])
}

/** The layout as stored. Throws when the lake does not answer. */
export async function fetchSiteLayout(reader: Reader): Promise<StoredSiteLayout> {
  return reader.read(query, {})
}
