import { defineQuery } from 'groq'
import { z } from 'zod'
import { wordlessTypes } from '../../../blocks/registry.ts'
import { fieldOf, translations } from '../../../schemas/locales.ts'
import { defaultLocale, type Locale, locales } from '../../config/locales.ts'
import { changelogPath, earlierPath, pageHref, pagesWithoutDocument } from '../../config/paths.ts'
import { sitemapTag } from '../../config/tags.ts'
import { changelogParts } from '../changelog/parts.ts'
import { flag, list } from '../lake/optional-fields.ts'
import { byPath, PART } from '../lake/paginate.ts'
import { type Reader, taggedQuery } from '../lake/reader.ts'
import { inTranslation } from '../page/translated.ts'
import { lastUpdated } from '../revisions/last-updated.ts'

const written = translations
  .map((locale) => `"${fieldOf(locale)}": ${inTranslation(locale)}`)
  .join(', ')

const listQuery = defineQuery(`*[_type == "page" && defined(path.current) && _id > $after] ${PART}{
  "id": _id, "path": path.current, _updatedAt, "written": {${written}},
  "shown": body.en[defined(operation) || defined(channel) || defined(enum) || defined(errors)]{"id": coalesce(operation, channel, enum, errors)._ref}.id,
  "changelog": count(body.en[_type == "changelog"]) > 0
}`)

const datesQuery = defineQuery(`{
  "shown": *[_type in ["apiOperation", "apiChannel", "enumDefinition", "errorCode"]]{_id, _updatedAt},
  "changes": *[_type == "changelogEntry" && defined(date) && defined(title.en)]
    | order(date desc, _id){_updatedAt}
}`)

const updated = z.object({ _updatedAt: z.string() })

const listedPage = updated.extend({
  id: z.string(),
  path: z.string(),
  /** Whether the page is translated, by the field of each translation. */
  written: z.record(z.string(), flag),
  shown: list(z.string()),
  changelog: flag,
})

const result = z.object({
  shown: z.array(updated.extend({ _id: z.string() })),
  changes: z.array(updated),
})

/** The one tag that any publish invalidates. */
const tags = () => [sitemapTag]

const pagesQuery = { query: listQuery, row: listedPage, tags }
const shownQuery = taggedQuery({
  query: datesQuery,
  parse: (answer) => result.parse(answer),
  tags,
})

export interface SitemapPage {
  /** Addresses without the origin, one for each locale in which the page is written, English first. */
  hrefs: { locale: Locale; href: string }[]
  /** ISO 8601 */
  updated: string | undefined
}

/** Every page with its addresses, the landing page first. */
export async function loadSitemap(reader: Reader): Promise<SitemapPage[]> {
  const [listed, { shown, changes }] = await Promise.all([
    reader.readRows(pagesQuery, { wordless: wordlessTypes }),
    reader.read(shownQuery, {}),
  ])
  const pages = listed.sort(byPath)
  const byId = new Map(shown.map((document) => [document._id, document]))
  const addresses = (path: string, written: readonly Locale[]) =>
    written.map((locale) => ({ locale, href: pageHref(path, locale) }))
  const writtenIn = ({ written }: (typeof pages)[number]): Locale[] => [
    defaultLocale,
    ...translations.filter((locale) => written[fieldOf(locale)]),
  ]
  const { newest, earlier } = changelogParts(changes)
  const parted = pages.filter(({ path, changelog }) => path === changelogPath && changelog)
  return [
    { hrefs: addresses('', locales), updated: lastUpdated(pages) },
    ...pages.map((page) => ({
      hrefs: addresses(page.path, writtenIn(page)),
      updated: lastUpdated([
        page,
        ...page.shown.flatMap((id) => byId.get(id) ?? []),
        ...(page.changelog ? newest : []),
      ]),
    })),
    ...parted.flatMap((page) =>
      earlier.map((entries, index) => ({
        hrefs: addresses(earlierPath(index + 1), writtenIn(page)),
        updated: lastUpdated(entries),
      })),
    ),
    ...pagesWithoutDocument.map((path) => ({
      hrefs: addresses(path, locales),
      updated: undefined,
    })),
  ]
}
