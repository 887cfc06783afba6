import { z } from 'zod'
import { newKey } from '../../../schemas/new-table.ts'

const content = z.array(
  z.object({
    _type: z.literal('block'),
    listItem: z.string().optional(),
    children: z.array(z.object({ text: z.string(), marks: z.array(z.string()).optional() })),
  }),
)

/**
 * Returns a cell as one line with its code in backticks, or undefined if it holds more than a line can: several
 * paragraphs, links, strong text.
 */
export function cellText(value: unknown): string | undefined {
  const parsed = content.safeParse(value ?? [])
  if (!parsed.success || parsed.data.length > 1) return undefined
  const [block] = parsed.data
  if (block?.listItem) return undefined
  const spans = block?.children ?? []
  const plain = spans.every(({ marks = [] }) => marks.every((mark) => mark === 'code'))
  if (!plain) return undefined
  return spans.map(({ text, marks }) => (marks?.length ? `\`${text}\`` : text)).join('')
}

/** Returns a cell's plain text, without marks. */
export function cellWords(value: unknown): string {
  const parsed = content.safeParse(value)
  if (!parsed.success) return ''
  return parsed.data.map(({ children }) => children.map(({ text }) => text).join('')).join(' ')
}

/** Returns the content of a cell for a line: one paragraph, in which text in backticks becomes code. */
export function cellContent(line: string, key: () => string = newKey): object[] {
  const parts = line.split(/(`[^`]+`)/).filter((part) => part !== '')
  const span = (text: string, marks: string[]) => ({ _type: 'span', _key: key(), text, marks })
  const children = parts.map((part) =>
    /^`[^`]+`$/.test(part) ? span(part.slice(1, -1), ['code']) : span(part, []),
  )
  return [
    {
      _type: 'block',
      _key: key(),
      style: 'normal',
      markDefs: [],
      children: children.length > 0 ? children : [span('', [])],
    },
  ]
}
