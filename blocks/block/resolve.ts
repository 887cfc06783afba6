import type { Locale } from '../../web/config/locales.ts'
import { pageHref } from '../../web/config/paths.ts'
import { resolveHref } from '../../web/content/addresses/resolve-href.ts'
import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import { omitUndefined } from '../../web/content/lake/optional-fields.ts'
import type { LinkMark } from '../../web/content/model/page-data.ts'
import { withAddresses } from '../../web/content/reference/named-addresses.ts'
import type { Shown } from '../shown.ts'
import type { TextBlock } from './model.ts'

export interface PageText extends Omit<TextBlock, 'markDefs'>, Shown {
  markDefs: LinkMark[]
}

/** A link to a page that is gone loses its mark and keeps its words. */
export function resolveText(block: TextBlock, context: BlockContext, lang?: Locale): PageText {
  const links = block.markDefs.flatMap((mark): LinkMark[] => {
    const { _key } = mark
    const title = mark.title ? { title: mark.title } : {}
    if (mark._type === 'link')
      return [{ _type: 'link', _key, ...resolveHref(mark.href, context.locale), ...title }]
    const page = context.pages.get(mark.page._ref)
    if (!page) return []
    const href = pageHref(page.path, context.locale, mark.anchor)
    return [{ _type: 'link', _key, href, external: false, ...title }]
  })
  const gone = new Set(block.markDefs.map((mark) => mark._key))
  for (const link of links) gone.delete(link._key)
  const children = block.children.map((span) => ({
    ...span,
    text: withAddresses(span.text, context.environments),
    marks: span.marks.filter((mark) => !gone.has(mark)),
  }))
  return omitUndefined({ ...block, children, markDefs: links, lang })
}
