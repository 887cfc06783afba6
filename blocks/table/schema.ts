import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { newRows } from '../../schemas/new-table.ts'
import { tableHeaderProblem } from '../../schemas/validation/table-header.ts'
import { textBlock } from '../block/schema.ts'

type Cell = { content?: { children?: { text?: string }[] }[] }

const words = (cell: Cell | undefined): string =>
  (cell?.content ?? [])
    .map((block) => (block.children ?? []).map((span) => span.text ?? '').join(''))
    .join(' ')

const cell = defineArrayMember({
  name: 'tableCell',
  title: 'Cell',
  type: 'object',
  fields: [defineField({ name: 'content', title: 'Words', type: 'array', of: [textBlock] })],
  preview: {
    select: { content: 'content' },
    prepare: ({ content }) => ({ title: words({ content }) || 'Empty cell' }),
  },
})

const row = defineArrayMember({
  name: 'tableRow',
  title: 'Row',
  type: 'object',
  fields: [
    defineField({
      name: 'cells',
      title: 'Cells',
      description: 'From left to right.',
      type: 'array',
      of: [cell],
      validation: (rule) => rule.required().min(1).error('Add a cell.'),
    }),
  ],
  preview: {
    select: { cells: 'cells' },
    prepare: ({ cells }) => ({
      title: Array.isArray(cells) ? cells.map(words).join(' | ') : 'Empty row',
    }),
  },
})

export const table = defineType({
  name: 'table',
  title: 'Table',
  type: 'object',
  icon: ThLargeIcon,
  fields: [
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      of: [row],
      initialValue: newRows,
      validation: (rule) => [
        rule.required().min(1).error('Add a row.'),
        rule.custom((rows) => unevenRow(rows) ?? true).warning(),
      ],
    }),
    defineField({
      name: 'header',
      title: 'The first row names the columns',
      type: 'boolean',
      initialValue: true,
    }),
    defineField({
      name: 'align',
      title: 'Where columns are set',
      description: 'For each column, in order. Left empty, all are at the left.',
      type: 'array',
      of: [
        {
          type: 'string',
          options: {
            list: [
              { title: 'Left', value: 'left' },
              { title: 'Centre', value: 'center' },
              { title: 'Right', value: 'right' },
            ],
          },
        },
      ],
    }),
  ],
  validation: (rule) => rule.custom((value) => tableHeaderProblem(value) ?? true).warning(),
  preview: {
    select: { rows: 'rows', header: 'header' },
    prepare: ({ rows, header }) => ({
      title: Array.isArray(rows) ? (rows[0]?.cells ?? []).map(words).join(' | ') : 'Empty table',
      subtitle: `Table, ${Array.isArray(rows) ? rows.length : 0} rows`,
      // Makes the editor draw the block as a table.
      block: 'table',
      header,
      cells: firstRows(rows),
      count: Array.isArray(rows) ? rows.length : 0,
    }),
  },
})

/** Number of rows, and of letters per cell, in a preview. */
const SHOWN = { rows: 5, letters: 60 }

const firstRows = (rows: unknown): string[][] =>
  Array.isArray(rows)
    ? rows
        .slice(0, SHOWN.rows)
        .map((one) => (one?.cells ?? []).map((each: Cell) => words(each).slice(0, SHOWN.letters)))
    : []

/** Returns a message about the first row whose number of cells differs from the first row's. */
function unevenRow(rows: unknown): string | undefined {
  if (!Array.isArray(rows)) return undefined
  const counts: number[] = rows.map((one) => one?.cells?.length ?? 0)
  const index = counts.findIndex((count) => count !== counts[0])
  if (index < 0) return undefined
  return `Row ${index + 1} has ${counts[index]} cells, the first row ${counts[0]}. Give every row as many.`
}
