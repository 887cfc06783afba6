import type { z } from 'zod'
import { readEnvironment, type Variables } from '../../schemas/environment/read-environment.ts'
import { webEnvSchema } from './env-schema.ts'

export type WebEnv = z.infer<typeof webEnvSchema>

/** The site's settings from `values`; an empty value counts as absent. Throws naming each bad one. */
export const parseEnv = (values: Variables): WebEnv =>
  readEnvironment(webEnvSchema, values, 'the site')

export const env: WebEnv = parseEnv(process.env)

/** What the site has no use for, so that nobody who takes it over should find it there. */
const OF_SCRIPTS = ['SANITY_WRITE_TOKEN']

/** The names of the secrets in `values` that the site should not be given. */
export const needlessSecrets = (values: Variables = process.env): string[] =>
  OF_SCRIPTS.filter((name) => values[name])
