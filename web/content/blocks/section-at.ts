import type { PageBlock } from '../../../blocks/lists/resolve.ts'

/**
 * The part of a body that an anchor leads to: a heading with what stands below it, one section of an
 * operation or channel, or the row of a table. Undefined where nothing outside a fold or a tab has it.
 */
export function sectionAt(body: readonly PageBlock[], anchor: string): PageBlock[] | undefined {
  const start = body.findIndex((block) => block._type === 'heading' && isAt(block, anchor))
  const heading = body[start]
  if (heading?._type === 'heading') {
    const end = body.findIndex(
      (block, index) => index > start && block._type === 'heading' && block.level <= heading.level,
    )
    return body.slice(start, end < 0 ? undefined : end)
  }
  for (const block of body) {
    const part = partOf(block, anchor)
    if (part) return [part]
  }
  return undefined
}

const isAt = ({ anchor, aliases }: { anchor: string; aliases: string[] }, wanted: string) =>
  [anchor, ...aliases].includes(wanted)

function partOf(block: PageBlock, anchor: string): PageBlock | undefined {
  const named = <One extends { anchor?: string }>(all: readonly One[]) =>
    all.filter((one) => one.anchor === anchor)
  switch (block._type) {
    case 'operation': {
      const sections = named(block.operation.sections)
      return some(sections) && { ...block, operation: { ...block.operation, sections } }
    }
    case 'channel': {
      const sections = named(block.channel.sections)
      return some(sections) && { ...block, channel: { ...block.channel, sections } }
    }
    case 'errorTable': {
      const codes = named(block.errors.codes)
      return some(codes) && { ...block, errors: { ...block.errors, codes } }
    }
    case 'parameterTable': {
      const fields = named(block.fields)
      return some(fields) && { ...block, fields }
    }
    case 'table': {
      const head = block.header ? block.rows.slice(0, 1) : []
      const rows = named(block.rows)
      return some(rows) && { ...block, rows: [...head, ...rows] }
    }
    default:
      return undefined
  }
}

/** Whether there are any; undefined in place of false, so that what depends on it is missing. */
const some = (all: readonly unknown[]): true | undefined => (all.length > 0 ? true : undefined)
