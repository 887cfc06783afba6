import { z } from 'zod'
import { reference, storedAs } from '../stored.ts'

export const operation = storedAs('operation').extend({
  operation: reference,
  /** The page is the operation's page of the explorer. */
  explorer: z.boolean().exactOptional(),
})

export type OperationBlock = z.output<typeof operation>
