import type { ReactNode } from 'react'
import type { Decorator, MarkDef, Span, TextBlock } from '../../blocks/block/model.ts'

const TAGS = {
  strong: 'strong',
  em: 'em',
  code: 'code',
  'strike-through': 's',
  kbd: 'kbd',
  sup: 'sup',
  sub: 'sub',
  math: 'samp',
} as const satisfies Record<Decorator, string>

/** Marks without data. */
export const DECORATORS = Object.keys(TAGS)

const isDecorator = (mark: string): mark is keyof typeof TAGS => mark in TAGS

/** A paragraph as readers see it, with inactive links. */
export function RichView({ block }: { block: TextBlock }) {
  const links = new Map((block.markDefs ?? []).map((link) => [link._key, link]))
  const text = (block.children ?? []).map((span) => (
    <MarkedSpan key={span._key} {...{ span, links }} />
  ))
  return block.listItem ? <span className="translate-item">{text}</span> : text
}

function MarkedSpan({ span, links }: { span: Span; links: ReadonlyMap<string, MarkDef> }) {
  return (span.marks ?? []).reduce<ReactNode>((inner, mark) => {
    const link = links.get(mark)
    if (link) return <LinkLook link={link}>{inner}</LinkLook>
    return isDecorator(mark) ? <DecoratorLook mark={mark}>{inner}</DecoratorLook> : inner
  }, span.text)
}

/** Text formatted by one mark, as readers see it. */
export function DecoratorLook({ mark, children }: { mark: string; children: ReactNode }) {
  if (!isDecorator(mark)) return children
  const Tag = TAGS[mark]
  return <Tag>{children}</Tag>
}

/** Linked text; its tooltip shows the target. */
export function LinkLook({ link, children }: { link: MarkDef; children: ReactNode }) {
  const to =
    link._type === 'pageLink'
      ? [link.page._ref, link.anchor].join(' #')
      : link._type === 'link'
        ? link.href
        : link.text
  return (
    <span className="translate-link" title={to}>
      {children}
    </span>
  )
}
