import { z } from 'zod'

const schema = z.object({
  site: z.url(),
  studio: z.url(),
  lake: z.url(),
  search: z.url(),
  exchange: z.object({
    url: z.url(),
    streamUrl: z.url(),
    key: z.string(),
    secret: z.string(),
    rsaKey: z.string(),
    rsaPublicKey: z.string(),
    rsaPrivateKey: z.string(),
  }),
  projectId: z.string(),
  dataset: z.string(),
  users: z.array(
    z.object({
      name: z.string(),
      role: z.enum(['administrator', 'writer', 'translator', 'viewer']),
      token: z.string(),
    }),
  ),
  searchKeys: z.object({ admin: z.string(), search: z.string() }),
  searchCollections: z.object({ en: z.string(), 'zh-TW': z.string() }),
  searchParameters: z.object({
    en: z.record(z.string(), z.unknown()),
    'zh-TW': z.record(z.string(), z.unknown()),
  }),
  webhookSecret: z.string(),
  serverSecrets: z.record(z.string(), z.string()),
  builds: z.object({ site: z.string(), studio: z.string() }),
})

export type StackFile = z.infer<typeof schema>

/** Parses `.data/stack.json`, which describes the running stack. */
export const parseStack = (text: string): StackFile => schema.parse(JSON.parse(text))
