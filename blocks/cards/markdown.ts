import type { LeafDirective, ContainerDirective as Written } from 'mdast-util-directive'
import { pageId } from '../../schemas/ids.ts'
import { attribute } from '../../schemas/markdown/attribute.ts'
import { type ContainerDirective, plainText } from '../../schemas/markdown/directive-parts.ts'
import { blockKey, type MarkdownSource, markdownError } from '../../schemas/markdown/source.ts'
import { container, leafDirective, part } from '../../schemas/markdown/write/directive.ts'
import type { MarkdownWriter } from '../../schemas/markdown/write/writer.ts'
import type { CardsBlock } from './model.ts'

/** Reads `:::cards` with `::card[Text]{page}`. */
export function readCards(
  source: MarkdownSource,
  node: ContainerDirective,
  position: string,
): CardsBlock {
  const cards = node.children.map((child, index) => {
    if (child.type !== 'leafDirective' || child.name !== 'card') {
      throw markdownError(source, child, 'cards hold only ::card[Text]{page="v5/market/kline"}.')
    }
    const text = plainText(source, child.children)
    return {
      _type: 'card' as const,
      _key: blockKey(source, `${position}/card${index}`),
      page: { _type: 'reference' as const, _ref: pageId(attribute(source, child, 'page')) },
      ...(text !== '' && { text }),
    }
  })
  return { _type: 'cards', _key: blockKey(source, position), cards }
}

export function writeCards({ cards }: CardsBlock, { names }: MarkdownWriter): Written {
  const parts = cards.map(
    ({ page, text }): LeafDirective =>
      part({
        ...leafDirective('card', { page: names.page(page._ref) }),
        children: text ? [{ type: 'text', value: text }] : [],
      }),
  )
  return container('cards', {}, parts)
}

export const describeCards = ({ cards }: CardsBlock): string =>
  `cards ${cards.map(({ page }) => page._ref).join(', ')}`
