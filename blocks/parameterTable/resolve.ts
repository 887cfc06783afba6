import { plainText } from '../../web/content/blocks/block-children.ts'
import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import { omitUndefined } from '../../web/content/lake/optional-fields.ts'
import type { Field } from '../../web/content/model/page-data.ts'
import { resolveText } from '../block/resolve.ts'
import type { BlockPageProps } from '../page-props.ts'
import type { RowAnchor } from '../row-anchor.ts'
import type { ParameterTableBlock } from './model.ts'

export interface PageParameters extends Omit<ParameterTableBlock, 'rows'>, BlockPageProps {
  /** Whether the table has a column for required parameters. */
  showRequired: boolean
  fields: Field[]
}

/** Converts a writer's parameters to fields like those of a specification; anchors are added later. */
export function resolveParameters(
  block: ParameterTableBlock,
  context: BlockContext,
): PageParameters[] {
  const { _type, _key, rows } = block
  /** Names of the surrounding parameters, outermost first. */
  const above: string[] = []
  const fields = rows.map((row): Field => {
    const depth = row.depth ?? 0
    const name = row.name.map(plainText).join('').trim()
    above.splice(depth, above.length, name)
    const lang = context.langOf(row)
    const [words] = row.name.map((block) => resolveText(block, context))
    return omitUndefined({
      _key: row._key,
      name,
      anchor: '',
      path: above.filter(Boolean).join('.'),
      depth,
      type: row.type ?? '',
      requirement: row.required ?? 'optional',
      appliesTo: [],
      values: [],
      deprecated: words?.children.some(({ marks }) => marks.includes('strike-through')) ?? false,
      description: omitUndefined({ text: row.description.map(plainText).join(' '), lang }),
      link: words?.markDefs[0],
      words: row.description.map((block) => resolveText(block, context, lang)),
    })
  })
  const showRequired = rows.some(({ required }) => required)
  return [omitUndefined({ _type, _key, showRequired, fields, lang: context.langOf(block) })]
}

export const anchorParameters = (block: PageParameters, anchorOf: RowAnchor): PageParameters => ({
  ...block,
  fields: block.fields.map((field) => ({ ...field, anchor: anchorOf(field.path) })),
})
