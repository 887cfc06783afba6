import { z } from 'zod'
import { commaList } from '../../schemas/environment/comma-list.ts'
import { isLoopbackAddress } from '../../schemas/environment/hosts.ts'
import { port } from '../../schemas/environment/port.ts'
import { readEnvironment } from '../../schemas/environment/read-environment.ts'

export const searchEnvSchema = z
  .object({
    SEARCH_PORT: port(3901, 0),
    SEARCH_HOST: z.string().min(1).default('localhost'),
    SEARCH_PUBLIC_HOSTS: z.string().toLowerCase().default('').transform(commaList),
    SEARCH_DATA: z.string().min(1).default('.data/search'),
    SEARCH_ADMIN_KEY: z.string({ error: 'the key that may do everything' }).min(8),
  })
  .refine((env) => isLoopbackAddress(env.SEARCH_HOST) || env.SEARCH_PUBLIC_HOSTS.length > 0, {
    error:
      'SEARCH_HOST lets others reach the search, which would refuse them all: set SEARCH_PUBLIC_HOSTS to the names that it has for them, for example search.exchange.example',
  })

/** The server's settings from the environment; throws one readable error naming what is wrong. */
export function readSearchEnv() {
  const env = readEnvironment(searchEnvSchema, process.env, 'the search')
  return {
    port: env.SEARCH_PORT,
    // Unless told otherwise: both of this machine's own addresses.
    ...(!isLoopbackAddress(env.SEARCH_HOST) && { host: env.SEARCH_HOST }),
    publicHosts: env.SEARCH_PUBLIC_HOSTS,
    dataDir: env.SEARCH_DATA,
    adminKey: env.SEARCH_ADMIN_KEY,
  }
}
