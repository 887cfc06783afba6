import { z } from 'zod'
import { commaList } from '../../schemas/environment/comma-list.ts'
import { port } from '../../schemas/environment/port.ts'
import { readEnvironment } from '../../schemas/environment/read-environment.ts'

export const lakeEnvSchema = z
  .object({
    LAKE_PORT: port(3900, 0),
    LAKE_DATA: z.string().min(1).default('.data/lake'),
    LAKE_USERS: z.string({
      error: 'the path of the JSON file of users',
    }),
    LAKE_STUDIO_ORIGINS: z.string().default('http://localhost:3333').transform(commaList),
    LAKE_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
    LAKE_SEARCH_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
    LAKE_CHANGES_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
    LAKE_WEBHOOK_HOSTS: z.string().toLowerCase().default('').transform(commaList),
    LAKE_WEBHOOK_SECRET: z.string().min(1).optional(),
    LAKE_PROJECT_ID: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .default('local'),
    LAKE_DATASET: z
      .string()
      .regex(/^[a-z0-9_-]+$/)
      .default('production'),
  })
  .refine(
    (env) => (env.LAKE_WEBHOOK_URL === undefined) === (env.LAKE_WEBHOOK_SECRET === undefined),
    {
      error: 'LAKE_WEBHOOK_URL and LAKE_WEBHOOK_SECRET go together: set both, or neither',
    },
  )

/** The server's settings from the environment; throws one error that names the wrong variables. */
export function readLakeEnv() {
  const env = readEnvironment(lakeEnvSchema, process.env, 'the lake')
  return {
    port: env.LAKE_PORT,
    dataDir: env.LAKE_DATA,
    usersFile: env.LAKE_USERS,
    origins: env.LAKE_STUDIO_ORIGINS,
    projectId: env.LAKE_PROJECT_ID,
    dataset: env.LAKE_DATASET,
    webhookHosts: env.LAKE_WEBHOOK_HOSTS,
    webhook:
      env.LAKE_WEBHOOK_URL === undefined || env.LAKE_WEBHOOK_SECRET === undefined
        ? null
        : {
            url: env.LAKE_WEBHOOK_URL,
            searchUrl: env.LAKE_SEARCH_WEBHOOK_URL,
            changesUrl: env.LAKE_CHANGES_WEBHOOK_URL,
            secret: env.LAKE_WEBHOOK_SECRET,
          },
  }
}
