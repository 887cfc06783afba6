import type { Locale } from '../../web/config/locales.ts'
import { pageHref } from '../../web/config/paths.ts'
import { resolveHref } from '../../web/content/addresses/resolve-href.ts'
import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import { omitUndefined } from '../../web/content/lake/optional-fields.ts'
import type { LinkMark } from '../../web/content/model/page-data.ts'
import { withAddresses } from '../../web/content/reference/named-addresses.ts'
import type { BlockPageProps } from '../page-props.ts'
import type { Span, TextBlock } from './model.ts'

export interface PageText extends Omit<TextBlock, 'markDefs'>, BlockPageProps {
  markDefs: LinkMark[]
  /** Anchor of a footnote's text. */
  anchor?: string
}

/** Resolves a text's links; a link to a deleted page loses its mark and keeps its text. */
export function resolveText(block: TextBlock, context: BlockContext, lang?: Locale): PageText {
  const numbers = footnoteNumbers(block, context, lang)
  const links = block.markDefs.flatMap((mark): LinkMark[] => {
    const { _key } = mark
    if (mark._type === 'footnote') {
      const number = numbers.get(_key)
      if (number === undefined) return []
      return [{ _type: 'link', _key, href: `#${footnoteAnchor(number)}`, external: false }]
    }
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
  const children = block.children.flatMap((span, index): Span[] => {
    const ended = span.marks.filter(
      (mark) => numbers.has(mark) && !block.children[index + 1]?.marks.includes(mark),
    )
    const words = {
      ...span,
      text: withAddresses(span.text, context.environments),
      marks: span.marks.filter((mark) => !gone.has(mark) && !numbers.has(mark)),
    }
    return [words, ...ended.map((mark) => numberSpan(mark, numbers.get(mark)))]
  })
  return omitUndefined({ ...block, children, markDefs: links, lang })
}

/** Returns the numbers of a text's footnotes by the keys of their marks, in reading order. */
function footnoteNumbers(
  { children, markDefs }: TextBlock,
  context: BlockContext,
  lang: Locale | undefined,
): Map<string, number> {
  const numbers = new Map<string, number>()
  for (const key of new Set(children.flatMap(({ marks }) => marks))) {
    const mark = markDefs.find(({ _key }) => _key === key)
    if (mark?._type === 'footnote') numbers.set(key, context.footnote(mark.text, lang))
  }
  return numbers
}

const footnoteAnchor = (number: number): string => `footnote-${number}`

/** Returns the number behind the text with a footnote, as a link to the footnote. */
const numberSpan = (mark: string, number: number | undefined): Span => ({
  _type: 'span',
  _key: `${mark}-number`,
  text: `[${number}]`,
  marks: ['sup', mark],
})

/** Returns the text of a footnote for the end of the page; numbers start at 1. */
export function footnoteText(number: number, text: string, lang?: Locale): PageText {
  const anchor = footnoteAnchor(number)
  const children: Span[] = [
    { _type: 'span', _key: 'number', text: `[${number}]`, marks: ['sup'] },
    { _type: 'span', _key: 'words', text: ` ${text}`, marks: [] },
  ]
  const block = { _type: 'block' as const, _key: anchor, style: 'normal' as const }
  return omitUndefined({ ...block, children, markDefs: [], anchor, lang })
}
