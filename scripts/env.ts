import { z } from 'zod'
import { readEnvironment, type Variables } from '../schemas/environment/read-environment.ts'

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

/** Each variable that the scripts read, with its format. */
export const scriptsEnvSchema = z.object({
  SANITY_PROJECT_ID: z.string().regex(/^[a-z0-9-]+$/, 'a–z, 0–9 and "-" only'),
  SANITY_DATASET: z.string().regex(/^[a-z0-9_-]+$/, 'a–z, 0–9, "_" and "-" only'),
  /** Unset means the hosted Content Lake. */
  SANITY_API_HOST: url.optional(),
  SANITY_WRITE_TOKEN: z.string().min(1),
  /** An administrator's token, used only by `hooks`. */
  SANITY_MANAGE_TOKEN: z.string().min(1).optional(),
  SANITY_WEBHOOK_SECRET: z.string().min(1).optional(),
  SITE_URL: url.optional(),
  CHANGES_WEBHOOK_SECRET: z.string().min(24).optional(),
  TYPESENSE_URL: url.optional(),
  TYPESENSE_ADMIN_KEY: z.string().min(1).optional(),
})

export type ScriptsEnv = z.infer<typeof scriptsEnvSchema>

/** The environment of the scripts; throws one message that lists every variable that is wrong. */
export function scriptsEnv(variables: Variables = process.env): ScriptsEnv {
  return readEnvironment(scriptsEnvSchema, variables, 'this script')
}

/** Whether the environment has a token that may write to the lake. */
export const mayWriteLake = (): boolean => Boolean(process.env.SANITY_WRITE_TOKEN)
