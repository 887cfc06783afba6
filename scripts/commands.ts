import { z } from 'zod'
import table from './commands.json' with { type: 'json' }

const schema = z.record(
  z.string(),
  z.strictObject({
    does: z.string(),
    /** The arguments after the command's name, one form per line. */
    usage: z.array(z.string()).optional(),
    options: z.record(z.string(), z.string()).optional(),
    /** Whether the command connects to the Content Lake and the search, or works on the local stack's data. */
    asks: z.enum(['lake', 'data']).optional(),
    /** Whether it needs development dependencies, such as linters and browser drivers. */
    tools: z.boolean().optional(),
    /** The option with which it needs no service. */
    goesWithout: z.string().optional(),
  }),
)

/** Every command of package.json. JSON, since `scripts/run.js` reads it with any Node, before an install. */
export const commands = schema.parse(table)

export type Command = (typeof commands)[string]
