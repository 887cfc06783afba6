import { z } from 'zod'
import { itemOf, reference, storedAs } from '../stored.ts'
import type { TextVisitor } from '../text-visitor.ts'

const card = itemOf('card').extend({
  page: reference,
  /** Undefined if the page's description is shown. */
  text: z.string().exactOptional(),
})

export const cards = storedAs('cards').extend({ cards: z.array(card).default([]) })

export type Card = z.output<typeof card>
export type CardsBlock = z.output<typeof cards>

export const visitCards = (block: CardsBlock, visit: TextVisitor): CardsBlock => ({
  ...block,
  cards: (block.cards ?? []).map((card, index) => {
    const text = visit.line(card.text, ['cards', { _key: card._key }, 'text'], `card${index + 1}`)
    return { ...card, ...(text !== undefined && { text }) }
  }),
})
