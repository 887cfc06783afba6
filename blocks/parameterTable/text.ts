import { type TextVisitor, token } from '../text-visitor.ts'
import type { ParameterTableBlock } from './model.ts'

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
