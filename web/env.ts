import type { z } from 'zod'
import { readEnvironment, type Variables } from '../schemas/environment/read-environment.ts'
import { webEnvSchema } from './env-schema.ts'

export type WebEnv = z.infer<typeof webEnvSchema>

/** The site's settings from `values`; an empty value counts as absent. Throws naming each bad one. */
export const parseEnv = (values: Variables): WebEnv =>
  readEnvironment(webEnvSchema, values, 'the site')

export const env: WebEnv = parseEnv(process.env)
