import path from 'node:path'
import { z } from 'zod'
import { port } from '../../schemas/environment/port.ts'
import { readEnvironment } from '../../schemas/environment/read-environment.ts'

export const stackEnvSchema = z.object({
  SITE_PORT: port(3000),
  STUDIO_PORT: port(3333),
  LAKE_PORT: port(3900),
  SEARCH_PORT: port(3901),
  EXCHANGE_PORT: port(3902),
  DATA_DIR: z.string().default('.data'),
})

export type Environment = NodeJS.ProcessEnv

export type StackOptions = {
  ports: { site: number; studio: number; lake: number; search: number; exchange: number }
  /** Folder for all data that the stack writes, absolute. */
  data: string
  /** Repository root, absolute. */
  root: string
}

/** Ports and folders of the local stack from the environment; throws on a value that is no port. */
export function stackOptions(): StackOptions {
  const env = readEnvironment(stackEnvSchema, process.env, 'the stack')
  const root = path.resolve(import.meta.dirname, '..', '..')
  return {
    ports: {
      site: env.SITE_PORT,
      studio: env.STUDIO_PORT,
      lake: env.LAKE_PORT,
      search: env.SEARCH_PORT,
      exchange: env.EXCHANGE_PORT,
    },
    data: path.resolve(root, env.DATA_DIR),
    root,
  }
}

/** Variables of every child process: production mode, no telemetry. */
export const CHILD_ENV = {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  SANITY_TELEMETRY_DISABLED: '1',
} as const

/** A copy of the environment variables of this process. */
export const callersEnv = (): Environment => ({ ...process.env })

/** This process's environment, for a child process that acts for the caller. */
export const inheritedEnv = (): Environment => ({ ...callersEnv(), ...CHILD_ENV })

export const studioServerSchema = z.object({
  STUDIO_PORT: port(3333),
  STUDIO_DIST: z.string().default('studio/dist'),
  SANITY_STUDIO_API_HOST: z.url(),
  SITE_URL: z.url(),
  TYPESENSE_URL: z.url(),
})

/** Options of the server of the built Studio: its port and folder, and the only hosts that the Studio may reach. */
export function studioServerOptions(): {
  port: number
  dist: string
  lake: string
  site: string
  search: string
} {
  const env = readEnvironment(studioServerSchema, process.env, "the Studio's server")
  return {
    port: env.STUDIO_PORT,
    dist: env.STUDIO_DIST,
    lake: env.SANITY_STUDIO_API_HOST,
    site: env.SITE_URL,
    search: env.TYPESENSE_URL,
  }
}
