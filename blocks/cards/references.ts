import type { BlockReference } from '../reference.ts'
import type { CardsBlock } from './model.ts'

export const cardsReferences = ({ cards }: CardsBlock): BlockReference[] =>
  cards.map(({ page, text }) => ({ to: 'cards', id: page._ref, text }))
