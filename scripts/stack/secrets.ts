import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { privateFolder } from './private-folder.ts'

const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['administrator', 'writer', 'translator', 'viewer']),
  token: z.string(),
})
const robot = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['administrator', 'publisher', 'reporter', 'counter', 'viewer']),
  robot: z.literal(true),
  token: z.string(),
})
/**
 * Robot users: for the scripts that fill and restore the lake, scheduled publishing, reader reports, page counts, and
 * the site, which only reads.
 */
const robotsSchema = z.object({
  scripts: robot,
  publisher: robot,
  reporter: robot,
  counter: robot,
  site: robot,
})

const schema = z.object({
  users: z.array(user),
  robots: robotsSchema,
  /** Lets the host's cron ask the site to publish due drafts. */
  cronSecret: z.string(),
  searchAdminKey: z.string(),
  searchKey: z.string(),
  webhookSecret: z.string(),
  /** Secret from which the keys of receivers of changes are derived. */
  changesSecret: z.string(),
  /** The sandbox's keys: one signs with a secret, the other with an RSA key pair (PEM). */
  exchange: z.object({
    key: z.string(),
    secret: z.string(),
    rsaKey: z.string(),
    rsaPublicKey: z.string(),
    rsaPrivateKey: z.string(),
  }),
})

/** A file of an older version lacks newer values. */
const older = schema.extend({ robots: robotsSchema.partial() }).partial()

export type Secrets = z.infer<typeof schema>

/**
 * The stack's users and keys, created once per data folder in a file that only its owner can read. Values missing from
 * an older version's file are created and added.
 */
export function loadSecrets(data: string): Secrets {
  const file = path.join(data, 'secrets.json')
  const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const parsed = older.safeParse(kept)
  if (!parsed.success)
    throw new Error(
      `${file} is not what the stack wrote. Run \`npm run data -- reset\` to make it anew.`,
      {
        cause: parsed.error,
      },
    )
  const known = parsed.data
  const made = robots()
  const secrets: Secrets = {
    users: known.users ?? users(),
    robots: {
      scripts: known.robots?.scripts ?? made.scripts,
      publisher: known.robots?.publisher ?? made.publisher,
      reporter: known.robots?.reporter ?? made.reporter,
      counter: known.robots?.counter ?? made.counter,
      site: known.robots?.site ?? made.site,
    },
    cronSecret: known.cronSecret ?? secret(),
    searchAdminKey: known.searchAdminKey ?? secret(),
    searchKey: known.searchKey ?? secret(),
    webhookSecret: known.webhookSecret ?? secret(),
    changesSecret: known.changesSecret ?? secret(),
    exchange: known.exchange ?? exchangeKeys(),
  }
  if (isDeepStrictEqual(secrets, known)) return secrets
  privateFolder(data)
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  return secrets
}

function users(): Secrets['users'] {
  const roles = ['administrator', 'writer', 'translator', 'viewer'] as const
  return roles.map((role) => ({
    id: role,
    name: role.charAt(0).toUpperCase() + role.slice(1),
    email: `${role}@exchange.example`,
    role,
    token: secret(),
  }))
}

function robots(): Secrets['robots'] {
  const made = <Role extends string>(id: string, name: string, role: Role) => ({
    id,
    name,
    email: `${id}@exchange.example`,
    role,
    robot: true as const,
    token: secret(),
  })
  return {
    scripts: made('scripts', 'Scripts', 'administrator' as const),
    publisher: made('publisher', 'Scheduled publishing', 'publisher' as const),
    reporter: made('reporter', 'Reports of readers', 'reporter' as const),
    counter: made('counter', 'Counts of readers', 'counter' as const),
    site: made('site', 'Site', 'viewer' as const),
  }
}

function exchangeKeys(): Secrets['exchange'] {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return {
    key: `SANDBOX${letters(13)}`,
    secret: secret(),
    rsaKey: `SANDBOXRSA${letters(10)}`,
    rsaPublicKey: publicKey,
    rsaPrivateKey: privateKey,
  }
}

const secret = () => randomBytes(24).toString('base64url')

/** Random hexadecimal digits in capitals, in the style of API key names. */
const letters = (count: number) => randomBytes(count).toString('hex').toUpperCase().slice(0, count)
