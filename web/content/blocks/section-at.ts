import type { PageChangelog } from '../../../blocks/changelog/resolve.ts'
import type { PageChannel } from '../../../blocks/channel/resolve.ts'
import { innerBlocks } from '../../../blocks/inner-blocks.ts'
import type { PageBlock } from '../../../blocks/lists/resolve.ts'
import type { PageOperation } from '../../../blocks/operation/resolve.ts'
import type { Channel, Field, Operation } from '../model/page-data.ts'

/** A part of a body that can be read alone. */
interface Section {
  /** The anchors that lead to it: a heading's former anchors follow its own. */
  anchors: string[]
  blocks: PageBlock[]
}

/**
 * The part of a body that an anchor leads to: a heading with the blocks below it, one section of an operation or
 * channel, a parameter with its nested parameters, a row. Undefined when nothing has the anchor.
 */
export function sectionAt(body: readonly PageBlock[], anchor: string): PageBlock[] | undefined {
  return sections(body).find(({ anchors }) => anchors.includes(anchor))?.blocks
}

/** The anchors of the parts of a body, in reading order. */
export const bodyAnchors = (body: readonly PageBlock[]): string[] =>
  sections(body).flatMap(({ anchors: [own] }) => own || [])

function sections(body: readonly PageBlock[]): Section[] {
  return body.flatMap((block, index) => {
    if (block._type !== 'heading')
      return [...partsOf(block), ...sections(innerBlocks<PageBlock>(block))]
    const end = body.findIndex(
      (other, at) => at > index && other._type === 'heading' && other.level <= block.level,
    )
    const blocks = body.slice(index, end < 0 ? undefined : end)
    return [{ anchors: [block.anchor, ...block.aliases], blocks }]
  })
}

function partsOf(block: PageBlock): Section[] {
  switch (block._type) {
    case 'operation':
      return operationParts(block)
    case 'channel':
      return channelParts(block)
    case 'changelog':
      return changelogParts(block)
    case 'enumTable': {
      const { values, anchor } = block.enum
      const ofValues = values.map((value) =>
        part(value.anchor, { ...block, enum: { ...block.enum, values: [value] } }),
      )
      return [part(anchor, block), ...ofValues]
    }
    case 'errorTable':
      return block.errors.codes.map((code) =>
        part(code.anchor, { ...block, errors: { ...block.errors, codes: [code] } }),
      )
    case 'parameterTable':
      return fieldParts(block.fields, (fields) => ({ ...block, fields }))
    case 'table': {
      const head = block.header ? block.rows.slice(0, 1) : []
      return block.rows.flatMap((row) =>
        row.anchor === undefined ? [] : [part(row.anchor, { ...block, rows: [...head, row] })],
      )
    }
    default:
      return []
  }
}

function operationParts(block: PageOperation): Section[] {
  const { operation } = block
  const show = (shown: Partial<Operation>) => ({ ...block, operation: { ...operation, ...shown } })
  return operation.sections.flatMap((section) => {
    const whole = part(section.anchor, show({ sections: [section] }))
    if (section.kind !== 'parameters' && section.kind !== 'response') return [whole]
    const { kind } = section
    const one = (fields: Field[]) => show({ sections: [section], [kind]: fields })
    return [whole, ...fieldParts(operation[kind], one)]
  })
}

function channelParts(block: PageChannel): Section[] {
  const { channel } = block
  const show = (shown: Partial<Channel>) => ({ ...block, channel: { ...channel, ...shown } })
  return channel.sections.flatMap((section) => {
    const only = { sections: [section] }
    const topics = section.kind === 'topic' ? channel.topics : []
    const messages = section.kind === 'message' ? channel.messages : []
    return [
      part(section.anchor, show(only)),
      ...topics.flatMap((topic) =>
        fieldParts(topic.parameters, (parameters) =>
          show({ ...only, topics: [{ ...topic, parameters }] }),
        ),
      ),
      ...messages
        .filter(({ name }) => name === section.message)
        .flatMap((message) =>
          fieldParts(message.fields, (fields) =>
            show({ ...only, messages: [{ ...message, fields }] }),
          ),
        ),
    ]
  })
}

const changelogParts = (block: PageChangelog): Section[] =>
  block.months.flatMap((month) => [
    part(month.anchor, { ...block, months: [month] }),
    ...month.entries.map((entry) =>
      part(entry.anchor, { ...block, months: [{ ...month, entries: [entry] }] }),
    ),
  ])

/** Each field with its nested fields. */
const fieldParts = (fields: readonly Field[], show: (fields: Field[]) => PageBlock): Section[] =>
  fields.map(({ anchor, depth }, index) => {
    const end = fields.findIndex((other, at) => at > index && other.depth <= depth)
    return part(anchor, show(fields.slice(index, end < 0 ? undefined : end)))
  })

const part = (anchor: string, block: PageBlock): Section => ({ anchors: [anchor], blocks: [block] })
