import type { Locale } from '../../web/config/locales.ts'
import { pageHref } from '../../web/config/paths.ts'
import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import { omitUndefined } from '../../web/content/lake/optional-fields.ts'
import { type LocalizedText, textIn } from '../../web/content/model/localized-text.ts'
import type { Method } from '../../web/content/model/page-data.ts'
import type { BlockPageProps } from '../page-props.ts'
import type { Card, CardsBlock } from './model.ts'

export interface PageCards extends Omit<CardsBlock, 'cards'>, BlockPageProps {
  cards: {
    _key: string
    title: LocalizedText
    text: LocalizedText
    /** The request of an endpoint page without a description; `text` has the same as plain text. */
    request?: { method: Method; path: string }
    href: string
    /** Number of cards on the target page. */
    count?: number
  }[]
}

export function resolveCards(block: CardsBlock, context: BlockContext): PageCards[] {
  const lang = context.langOf(block)
  const cards = block.cards.flatMap((card) => resolveCard(card, context, lang))
  return [omitUndefined({ ...block, cards, lang })]
}

function resolveCard(
  card: Card,
  { pages, requests, locale }: BlockContext,
  lang: Locale | undefined,
): PageCards['cards'] {
  const page = pages.get(card.page._ref)
  if (!page) return []
  const described = card.text
    ? omitUndefined({ text: card.text, lang })
    : textIn(page.description, locale)
  const request = described.text === '' ? requests.get(page.operation ?? '') : undefined
  const text = request ? { text: `\`${request.method} ${request.path}\`` } : described
  return [
    omitUndefined({
      _key: card._key,
      title: textIn(page.title, locale),
      text,
      request,
      href: pageHref(page.path, locale),
      count: page.cards || undefined,
    }),
  ]
}
