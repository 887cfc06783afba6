import type { z } from 'zod'
import { webEnvSchema } from './env-schema.ts'

export type WebEnv = z.infer<typeof webEnvSchema>

/** The site's settings from `values`; an empty value counts as absent. Throws naming each bad one. */
export function parseEnv(values: Record<string, string | undefined>): WebEnv {
  const given = Object.entries(values).filter(([, value]) => value !== '')
  const result = webEnvSchema.safeParse(Object.fromEntries(given))
  if (result.success) return result.data
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(
    `The site cannot start: ${faults.join('; ')}. Correct these environment variables (README.md lists them).`,
  )
}

export const env: WebEnv = parseEnv(process.env)
