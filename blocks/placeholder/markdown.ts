import type { Code } from 'mdast'
import { blockKey, type MarkdownSource, markdownError } from '../../schemas/markdown/source.ts'
import type { PlaceholderBlock } from './model.ts'

/** Language of a fence with the source of an unsupported element. */
export const PLACEHOLDER = 'placeholder'

/** Reads a fence with the language `placeholder` and `name="…"`. Throws without a name. */
export function readPlaceholder(
  source: MarkdownSource,
  node: Code,
  position: string,
): PlaceholderBlock {
  const name = /^name="([^"]+)"$/.exec(node.meta?.trim() ?? '')?.[1]
  if (name === undefined) {
    throw markdownError(source, node, `write \`\`\`${PLACEHOLDER} name="…".`)
  }
  const _key = blockKey(source, position)
  return { _type: 'placeholder', _key, name, source: node.value }
}

export const writePlaceholder = ({ name, source }: PlaceholderBlock): Code => ({
  type: 'code',
  lang: PLACEHOLDER,
  meta: `name="${name}"`,
  value: source,
})

export const describePlaceholder = ({ name }: PlaceholderBlock): string => `placeholder ${name}`
