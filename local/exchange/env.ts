import { z } from 'zod'

const schema = z.object({
  EXCHANGE_PORT: z.coerce.number().int().min(0).max(65_535).default(3902),
  EXCHANGE_KEY: z.string({ error: 'EXCHANGE_KEY is not set: give the name of the key' }).min(8),
  EXCHANGE_SECRET: z
    .string({ error: 'EXCHANGE_SECRET is not set: give what the key signs with' })
    .min(8, 'EXCHANGE_SECRET must be at least 8 characters'),
  EXCHANGE_RSA_KEY: z.string().min(8).optional(),
  EXCHANGE_RSA_PUBLIC_KEY: z.string().startsWith('-----BEGIN PUBLIC KEY-----').optional(),
  EXCHANGE_ORIGINS: z.string().default(''),
})

/** The sandbox's settings from the environment; throws one readable error naming what is wrong. */
export function readExchangeEnv() {
  const parsed = schema.safeParse(process.env)
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error))
  const env = parsed.data
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
