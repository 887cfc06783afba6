import { describeKind } from '../../blocks/lists/markdown.ts'
import type { Block } from '../../blocks/lists/model.ts'
import type { ParameterRow } from '../../blocks/parameterTable/model.ts'

/** Returns the properties of a block that its translation must share: "heading 2 #limits", "table 3×2". */
export const describe = (block: Block): string => describeKind(block) ?? block._type

/** Returns a parameter's name with a sign per level: `> symbol`. */
export function rowName({ depth = 0, name }: ParameterRow): string {
  const words = name.flatMap((block) => block.children.map(({ text }) => text))
  return `${'> '.repeat(depth)}${words.join('')}`
}
