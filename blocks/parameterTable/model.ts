import { z } from 'zod'
import { block } from '../block/model.ts'
import { itemOf, storedAs } from '../stored.ts'

export const REQUIREMENTS = ['required', 'conditional', 'optional'] as const

const row = itemOf('parameter').extend({
  /** One line; what is struck through is deprecated. */
  name: z.array(block).default([]),
  /** From 0, which is left out: how deep it stands in the parameters before it. */
  depth: z.number().exactOptional(),
  type: z.string().exactOptional(),
  required: z.enum(REQUIREMENTS).exactOptional(),
  description: z.array(block).default([]),
})

/** What an endpoint takes or answers, where no specification says it. */
export const parameterTable = storedAs('parameterTable').extend({ rows: z.array(row).default([]) })

export type ParameterRow = z.output<typeof row>
export type ParameterTableBlock = z.output<typeof parameterTable>
