import { z } from 'zod'
import { publishedIdOf } from '../../../schemas/ids.ts'
import { localeFields } from '../../../schemas/locales.ts'
import { asBlocks } from '../../../schemas/validation/body/as-blocks.ts'
import { anchoredLinks, type PageLink } from '../../../schemas/validation/links/dead-anchors.ts'
import { linkTargets } from '../../../schemas/validation/links/link-targets.ts'
import { hasAnchor } from '../../../schemas/validation/links/page-anchors.ts'
import { fetchCachedDocuments } from './cached-documents.ts'
import type { AttentionItem, Finder } from './finding.ts'

const words = z.looseObject({}).nullish()
const page = z.object({ _type: z.literal('page'), title: words, body: words })

/** Returns the English text of a localised value. */
const englishOf = (of: z.infer<typeof words>): string =>
  typeof of?.['en'] === 'string' ? of['en'] : ''

interface Link extends Pick<PageLink, 'to' | 'anchor'> {
  from: Pick<AttentionItem, 'id' | 'type' | 'title'>
  /** The linked text; undefined for a redirect. */
  words: string | undefined
}

const REDIRECTS = `*[_type == "redirect" && defined(toAnchor) && defined(to._ref)]{
  "id": _id, from, "to": to._ref, "anchor": toAnchor
}`
const redirects = z.array(
  z.object({ id: z.string(), from: z.string(), to: z.string(), anchor: z.string() }),
)

/** Links and redirects to a heading that the target page does not have. */
export const anchors: Finder = {
  kind: 'anchors',
  find: async ({ client, t }) => {
    const links: Link[] = redirects
      .parse(await client.fetch(REDIRECTS, {}, { perspective: 'published' }))
      .map(({ id, from, to, anchor }) => ({
        from: { id, type: 'redirect', title: `/${from}` },
        to,
        anchor,
        words: undefined,
      }))
    for (const [id, document] of await fetchCachedDocuments(client)) {
      const { data } = page.safeParse(document)
      if (!data || id !== publishedIdOf(id)) continue
      const { title, body } = data
      const from = { id, type: 'page', title: englishOf(title) || id }
      const blocks = localeFields.flatMap((field) => asBlocks(body?.[field]))
      for (const { to, anchor, words } of anchoredLinks(blocks))
        links.push({ from, to, anchor, words })
    }
    const targets = await linkTargets(client, [...new Set(links.map(({ to }) => to))])
    return links.flatMap(({ from, to, anchor, words }): AttentionItem[] => {
      const target = targets.get(to)
      if (!target || hasAnchor(target.en ?? [], anchor)) return []
      const page = target.title ?? to
      const reason =
        words === undefined
          ? t('reason.to-anchor', { anchor, page })
          : t('reason.anchor', { words, anchor, page })
      return [{ ...from, reason }]
    })
  },
}
