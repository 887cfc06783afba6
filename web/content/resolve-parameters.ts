import { defaultLocale, type Locale } from '../locales.ts'
import { plainText } from './block-children.ts'
import { present } from './optional.ts'
import type { Field, ParameterTableBlock, TextBlock } from './page-data.ts'
import type { BlockContext } from './resolve-blocks.ts'
import type { StoredParameters, StoredTextBlock } from './stored-block.ts'

type ResolveText = (block: StoredTextBlock, context: BlockContext, lang?: Locale) => TextBlock

/** A writer's parameters in the form of those that a specification has; anchors come later. */
export function resolveParameters(
  { _type, _key, rows }: StoredParameters,
  context: BlockContext,
  resolveText: ResolveText,
): ParameterTableBlock {
  /** Names of the parameters that hold the present one, outermost first. */
  const above: string[] = []
  const fields = rows.map((row): Field => {
    const depth = row.depth ?? 0
    const name = row.name.map(plainText).join('').trim()
    above.splice(depth, above.length, name)
    const lang = context.english.has(row._key) ? defaultLocale : undefined
    const [words] = row.name.map((block) => resolveText(block, context))
    return present({
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
      description: present({ text: row.description.map(plainText).join(' '), lang }),
      link: words?.markDefs[0],
      words: row.description.map((block) => resolveText(block, context, lang)),
    })
  })
  return { _type, _key, showRequired: rows.some(({ required }) => required), fields }
}
