import { describeKind } from '../../blocks/lists/markdown.ts'
import type { Block } from '../../blocks/lists/model.ts'
import type { ParameterRow } from '../../blocks/parameterTable/model.ts'

/** What a block is, as far as its translation must be the same: "heading 2 #limits", "table 3×2". */
export const describe = (block: Block): string => describeKind(block) ?? block._type

/** A parameter as `> symbol`, with a sign for each level. */
export function rowName({ depth = 0, name }: ParameterRow): string {
  const words = name.flatMap((block) => block.children.map(({ text }) => text))
  return `${'> '.repeat(depth)}${words.join('')}`
}
