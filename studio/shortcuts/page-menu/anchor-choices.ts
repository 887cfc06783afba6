import { z } from 'zod'
import { HEADING_STYLES } from '../../../blocks/heading-style.ts'
import type { LocaleField } from '../../../schemas/locales.ts'
import { headingsIn } from '../../../schemas/validation/headings-in.ts'
import { linkTargets } from '../../../schemas/validation/links/link-targets.ts'
import { rowsOf } from '../../../schemas/validation/links/row-anchors.ts'
import type { QueryClient } from '../../../schemas/validation/memoise.ts'
import type { LinkChoice } from './page-choices.ts'

const TRANSLATED = (field: LocaleField) =>
  `*[_type == "page" && _id == $id][0].body.${field}[style in $styles]{_key, "words": children[].text}`

const headings = z.array(z.object({ _key: z.string(), words: z.array(z.string()) })).nullable()

/**
 * Returns the headings of a published page, then its fields, values and error codes. Anchors come from the English
 * headings; titles are in the language `field` if translated, except for headings inside other blocks.
 */
export async function anchorChoices(
  client: QueryClient,
  page: LinkChoice,
  field: LocaleField,
): Promise<LinkChoice[]> {
  const [targets, translated] = await Promise.all([
    linkTargets(client, [page.id]),
    client.fetch<unknown>(
      TRANSLATED(field),
      { id: page.id, styles: HEADING_STYLES },
      { perspective: 'published' },
    ),
  ])
  const own = new Map(headings.parse(translated)?.map(({ _key, words }) => [_key, words.join('')]))
  const english = targets.get(page.id)?.en ?? []
  const choice = (anchor: string, title: string, words: string[]): LinkChoice => ({
    ...page,
    key: `${page.id}#${anchor}`,
    title,
    detail: `#${anchor}`,
    words: [anchor, ...words],
    anchor,
  })
  return [
    ...headingsIn(english).flatMap(({ block: { _key, anchor }, text }) =>
      anchor ? [choice(anchor, own.get(_key) || text || anchor, text ? [text] : [])] : [],
    ),
    // Writers remember the last name of a path such as `list[].orderId`.
    ...rowsOf(english).map(({ name, anchor }) => choice(anchor, name, name.split('.').slice(-1))),
  ]
}
