import { z } from 'zod'
import { reference, storedAs } from '../stored.ts'

export const operation = storedAs('operation').extend({
  operation: reference,
  /** Whether the page is the operation's explorer page. */
  explorer: z.boolean().exactOptional(),
})

export type OperationBlock = z.output<typeof operation>
