import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import { omitUndefined } from '../../web/content/lake/optional-fields.ts'
import { headingLevel } from '../heading-style.ts'
import type { BlockPageProps } from '../page-props.ts'
import type { SectionHeading } from '../section-heading.ts'
import type { HeadingBlock } from './model.ts'
import { headingWords } from './words.ts'

export interface PageHeading extends BlockPageProps {
  _type: 'heading'
  _key: string
  /** From 2 to 5. */
  level: number
  text: string
  anchor: string
  /** Former anchors, which still lead to this heading. */
  aliases: string[]
}

/** Resolves a heading to its text without marks. */
export function resolveHeading(block: HeadingBlock, { langOf }: BlockContext): PageHeading[] {
  const { _key, style, anchor = '', aliases = [] } = block
  const text = headingWords(block)
  const level = headingLevel(style)
  const lang = langOf(block)
  return [omitUndefined({ _type: 'heading' as const, _key, level, text, anchor, aliases, lang })]
}

export const headingHeadings = ({ anchor, text, level, lang }: PageHeading): SectionHeading[] => [
  omitUndefined({ anchor, text, level, lang }),
]
