import { z } from 'zod'
import { port } from '../../schemas/environment/port.ts'
import { readEnvironment } from '../../schemas/environment/read-environment.ts'

export const exchangeEnvSchema = z.object({
  EXCHANGE_PORT: port(3902, 0),
  EXCHANGE_KEY: z.string({ error: 'the name of the key' }).min(8),
  EXCHANGE_SECRET: z.string({ error: 'what the key signs with' }).min(8),
  EXCHANGE_RSA_KEY: z.string().min(8).optional(),
  EXCHANGE_RSA_PUBLIC_KEY: z.string().startsWith('-----BEGIN PUBLIC KEY-----').optional(),
  EXCHANGE_ORIGINS: z.string().default(''),
})

/** The sandbox's settings from the environment; throws one error that names the wrong variables. */
export function readExchangeEnv() {
  const env = readEnvironment(exchangeEnvSchema, process.env, 'the sandbox')
  const rsa =
    env.EXCHANGE_RSA_KEY && env.EXCHANGE_RSA_PUBLIC_KEY
      ? [{ name: env.EXCHANGE_RSA_KEY, publicKey: env.EXCHANGE_RSA_PUBLIC_KEY }]
      : []
  return {
    port: env.EXCHANGE_PORT,
    keys: [{ name: env.EXCHANGE_KEY, secret: env.EXCHANGE_SECRET }, ...rsa],
    origins: env.EXCHANGE_ORIGINS.split(',').filter(Boolean),
  }
}
