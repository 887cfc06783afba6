import type { z } from 'zod'
import { exchangeEnvSchema } from '../../local/exchange/env.ts'
import { lakeEnvSchema } from '../../local/lake/env.ts'
import { searchEnvSchema } from '../../local/search/env.ts'
import { studioEnvSchema } from '../../studio/env-schema.ts'
import {
  publisherEnvSchema,
  siteBuildEnvSchema,
  webEnvSchema,
} from '../../web/config/env-schema.ts'
import { scriptsEnvSchema } from '../env.ts'
import { stackEnvSchema, studioServerSchema } from './env.ts'

const lake = { SANITY_PROJECT_ID: true, SANITY_DATASET: true, SANITY_API_HOST: true } as const

/** The schema of each process that the stack starts; a process gets no other product variable. */
export const processSchemas = {
  lake: lakeEnvSchema,
  search: searchEnvSchema,
  exchange: exchangeEnvSchema,
  site: webEnvSchema,
  'site-build': siteBuildEnvSchema,
  publisher: publisherEnvSchema,
  studio: studioServerSchema,
  'studio-build': studioEnvSchema,
  'studio-dev': studioServerSchema.extend(studioEnvSchema.shape),
  fill: scriptsEnvSchema.pick({ ...lake, SANITY_WRITE_TOKEN: true }),
  'sync-search': webEnvSchema
    .pick({
      ...lake,
      SANITY_READ_TOKEN: true,
      TYPESENSE_URL: true,
      TYPESENSE_ADMIN_KEY: true,
      TYPESENSE_SEARCH_KEY: true,
    })
    .extend(scriptsEnvSchema.pick({ SANITY_WRITE_TOKEN: true }).shape),
} satisfies Record<string, z.ZodObject>

export type ProcessName = keyof typeof processSchemas

/** Names of all product variables. */
export const productVariables: ReadonlySet<string> = new Set(
  [scriptsEnvSchema, stackEnvSchema, ...Object.values(processSchemas)].flatMap(({ shape }) =>
    Object.keys(shape),
  ),
)
