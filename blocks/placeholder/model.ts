import { z } from 'zod'
import { storedAs } from '../stored.ts'

/** An unsupported element of an imported page. */
export const placeholder = storedAs('placeholder').extend({
  /** Name of the component; `import` and `export` of MDX are invisible to readers. */
  name: z.string(),
  source: z.string().default(''),
})

export type PlaceholderBlock = z.output<typeof placeholder>
