import { parseArgs } from 'node:util'
import { z } from 'zod'

const schema = z.object({
  minutes: z.coerce
    .number()
    .min(1)
    .max(24 * 60),
})

/** How long the soak lasts, from `--minutes`; 30 when it is not given. */
export function soakMinutes(args: readonly string[]): number {
  const options = { minutes: { type: 'string', default: '30' } } as const
  const parsed = schema.safeParse(parseArgs({ args: [...args], options }).values)
  if (parsed.success) return parsed.data.minutes
  throw new Error(
    `--minutes is how long the soak lasts, from 1 to 1440: npm run bench soak -- --minutes 30`,
    { cause: parsed.error },
  )
}
