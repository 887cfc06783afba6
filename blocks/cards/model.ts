import { z } from 'zod'
import { itemOf, reference, storedAs } from '../stored.ts'

const card = itemOf('card').extend({
  page: reference,
  /** Undefined if the page's description is shown. */
  text: z.string().exactOptional(),
})

export const cards = storedAs('cards').extend({ cards: z.array(card).default([]) })

export type Card = z.output<typeof card>
export type CardsBlock = z.output<typeof cards>
