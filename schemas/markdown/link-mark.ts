import type { Link } from 'mdast'
import type { MarkDef } from '../../blocks/block/model.ts'
import { pageId } from '../ids.ts'
import { SPEC_LINK } from '../validation/outside-link.ts'
import { type MarkdownSource, markdownError } from './source.ts'

/** URL of a footnote: `[words](footnote: "about them")` */
export const FOOTNOTE = 'footnote:'

/**
 * Converts `page:path#anchor` and `#anchor` to a reference; an address with a scheme, or of a specification for
 * download, stays an address. Throws for relative addresses, which would break when a page moves.
 */
export function linkMark(source: MarkdownSource, node: Link, _key: string): MarkDef {
  const { url } = node
  if (url === FOOTNOTE) return { _type: 'footnote', _key, text: node.title ?? '' }
  const title = node.title ? { title: node.title } : {}
  if (/^(https?|mailto):/.test(url) || SPEC_LINK.test(url))
    return { _type: 'link', _key, href: url, ...title }
  const [, path, anchor] = /^(?:page:([^#]+))?(?:#(.+))?$/.exec(url) ?? []
  if (path === undefined && anchor === undefined) {
    throw markdownError(
      source,
      node,
      `link "${url}" is neither a page nor an address. Write page:v5/market/kline, page:v5/intro#anchor, #anchor or https://….`,
    )
  }
  return {
    _type: 'pageLink',
    _key,
    page: { _type: 'reference', _ref: pageId(path ?? source.page) },
    ...(anchor !== undefined && { anchor }),
    ...title,
  }
}
