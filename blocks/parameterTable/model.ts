import { z } from 'zod'
import { block } from '../block/model.ts'
import { itemOf, storedAs } from '../stored.ts'
import { type TextVisitor, token } from '../text-visitor.ts'

export const REQUIREMENTS = ['required', 'conditional', 'optional'] as const

const row = itemOf('parameter').extend({
  /** One line; a struck-through name is deprecated. */
  name: z.array(block).default([]),
  /** Nesting depth in the preceding parameters; undefined means 0. */
  depth: z.number().exactOptional(),
  type: z.string().exactOptional(),
  required: z.enum(REQUIREMENTS).exactOptional(),
  description: z.array(block).default([]),
})

/** Parameters or response fields that no specification describes. */
export const parameterTable = storedAs('parameterTable').extend({ rows: z.array(row).default([]) })

export type ParameterRow = z.output<typeof row>
export type ParameterTableBlock = z.output<typeof parameterTable>

/** Visits the descriptions, the only translated texts. */
export const visitParameters = (
  block: ParameterTableBlock,
  visit: TextVisitor,
): ParameterTableBlock => ({
  ...block,
  rows: (block.rows ?? []).map((row) => {
    visit.fixed('> '.repeat(row.depth ?? 0))
    for (const { children } of row.name ?? [])
      visit.fixed((children ?? []).map(({ text }) => text).join(''))
    visit.fixed(row.type)
    const path = ['rows', { _key: row._key }, 'description']
    return { ...row, description: visit.texts(row.description, path, `${token(row._key)}.`) }
  }),
})
