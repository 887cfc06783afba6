import { z } from 'zod'
import { storedAs } from '../stored.ts'

/** What an import found and no block stands for. */
export const placeholder = storedAs('placeholder').extend({
  /** Of the component; `import` and `export` of MDX show readers nothing. */
  name: z.string(),
  source: z.string().default(''),
})

export type PlaceholderBlock = z.output<typeof placeholder>
