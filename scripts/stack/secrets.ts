import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['administrator', 'writer', 'translator', 'viewer']),
  token: z.string(),
})
const schema = z.object({
  users: z.array(user),
  searchAdminKey: z.string(),
  searchKey: z.string(),
  webhookSecret: z.string(),
})

export type Secrets = z.infer<typeof schema>

/** The stack's users and keys, made once per data folder and kept in a file only its owner reads. */
export function loadSecrets(data: string): Secrets {
  const file = path.join(data, 'secrets.json')
  if (!existsSync(file)) {
    mkdirSync(data, { recursive: true })
    writeFileSync(file, JSON.stringify(makeSecrets(), null, 2), { mode: 0o600 })
  }
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!parsed.success)
    throw new Error(`${file} is not what the stack wrote. Run \`npm run reset\` to make it anew.`, {
      cause: parsed.error,
    })
  return parsed.data
}

function makeSecrets(): Secrets {
  const roles = ['administrator', 'writer', 'translator', 'viewer'] as const
  return {
    users: roles.map((role) => ({
      id: role,
      name: role.charAt(0).toUpperCase() + role.slice(1),
      email: `${role}@exchange.example`,
      role,
      token: secret(),
    })),
    searchAdminKey: secret(),
    searchKey: secret(),
    webhookSecret: secret(),
  }
}

const secret = () => randomBytes(24).toString('base64url')
