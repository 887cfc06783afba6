import { z } from 'zod'
import table from './commands.json' with { type: 'json' }

const schema = z.record(
  z.string(),
  z.strictObject({
    does: z.string(),
    /** What follows the name, each way in a line. */
    usage: z.array(z.string()).optional(),
    options: z.record(z.string(), z.string()).optional(),
    /** Whether it talks to the Content Lake and the search, or works on the local stack's data. */
    asks: z.enum(['lake', 'data']).optional(),
    /** Whether it needs what only developing needs, as linters and browsers' drivers. */
    tools: z.boolean().optional(),
    /** The option with which it needs nobody to talk to. */
    goesWithout: z.string().optional(),
  }),
)

/** Every command of package.json. JSON, since `scripts/run.js` reads it with any Node, before an install. */
export const commands = schema.parse(table)

export type Command = (typeof commands)[string]
