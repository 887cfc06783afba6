import { z } from 'zod'
import type { LocaleField } from '../../../schemas/locales.ts'
import { headingsIn } from '../../../schemas/validation/headings-in.ts'
import { linkTargets } from '../../../schemas/validation/links/link-targets.ts'
import type { AskingClient } from '../../../schemas/validation/remembered.ts'
import type { LinkChoice } from './page-choices.ts'

const TRANSLATED = (field: LocaleField) =>
  `*[_type == "page" && _id == $id][0].body.${field}[_type == "heading"]{anchor, text}`

const headings = z
  .array(z.object({ anchor: z.string().nullish(), text: z.string().nullish() }))
  .nullable()

/**
 * The headings of a published page. Their anchors are those of the English; their words are of `field` where it has
 * them, but for those inside of other blocks.
 */
export async function headingChoices(
  client: AskingClient,
  page: LinkChoice,
  field: LocaleField,
): Promise<LinkChoice[]> {
  const [targets, translated] = await Promise.all([
    linkTargets(client, [page.id]),
    client.fetch<unknown>(TRANSLATED(field), { id: page.id }, { perspective: 'published' }),
  ])
  const own = new Map(headings.parse(translated)?.map(({ anchor, text }) => [anchor, text]))
  return headingsIn(targets.get(page.id)?.en ?? []).flatMap(({ heading: { text, anchor } }) =>
    anchor
      ? [
          {
            ...page,
            key: `${page.id}#${anchor}`,
            title: own.get(anchor) || text || anchor,
            detail: `#${anchor}`,
            words: [anchor, ...(text ? [text] : [])],
            anchor,
          },
        ]
      : [],
  )
}
