import { z } from 'zod'
import { storedAs } from '../stored.ts'
import type { TextVisitor } from '../text-visitor.ts'

/** An unsupported element of an imported page. */
export const placeholder = storedAs('placeholder').extend({
  /** Name of the component; `import` and `export` of MDX are invisible to readers. */
  name: z.string(),
  source: z.string().default(''),
})

export type PlaceholderBlock = z.output<typeof placeholder>

export function visitPlaceholder(block: PlaceholderBlock, visit: TextVisitor): PlaceholderBlock {
  visit.fixed(block.source)
  return block
}
