import type { TextVisitor } from '../text-visitor.ts'
import type { CardsBlock } from './model.ts'

export const visitCards = (block: CardsBlock, visit: TextVisitor): CardsBlock => ({
  ...block,
  cards: (block.cards ?? []).map((card, index) => {
    const text = visit.line(card.text, ['cards', { _key: card._key }, 'text'], `card${index + 1}`)
    return { ...card, ...(text !== undefined && { text }) }
  }),
})
