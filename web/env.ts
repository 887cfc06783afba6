import { z } from 'zod'

const schema = z.object({
  SANITY_PROJECT_ID: z.string().min(1).default('local'),
  SANITY_DATASET: z.string().min(1).default('production'),
  SANITY_API_HOST: z.url().optional(),
  SANITY_READ_TOKEN: z.string().min(1).optional(),
  /** Publishes what is scheduled; without it nothing is published at a time. */
  SANITY_PUBLISH_TOKEN: z.string().min(1).optional(),
  /** What the host's clock bears when it asks to publish what is due. */
  CRON_SECRET: z.string().min(16).optional(),
  SANITY_WEBHOOK_SECRET: z.string().min(1).optional(),
  TYPESENSE_URL: z.url().default('http://localhost:3901'),
  TYPESENSE_ADMIN_KEY: z.string().min(1).optional(),
  TYPESENSE_SEARCH_KEY: z.string().min(1).optional(),
  /** Folder of the build, in web/. */
  SITE_DIST: z.string().min(1).default('.next'),
  NODE_ENV: z.string().optional(),
  /** Set by next: what it is doing. */
  NEXT_PHASE: z.string().optional(),
  /** Address of the Studio; with SANITY_READ_TOKEN it may show drafts on the site's pages. */
  STUDIO_URL: z.url().optional(),
  SITE_URL: z.url().default('http://localhost:3000'),
  /** Where web/serve listens. */
  SITE_PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  SITE_HOST: z.string().min(1).default('localhost'),
})

export type WebEnv = z.infer<typeof schema>

/** The site's settings from `values`; an empty value counts as absent. Throws naming each bad one. */
export function parseEnv(values: Record<string, string | undefined>): WebEnv {
  const given = Object.entries(values).filter(([, value]) => value !== '')
  const result = schema.safeParse(Object.fromEntries(given))
  if (result.success) return result.data
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(
    `The site cannot start: ${faults.join('; ')}. Correct these environment variables (README.md lists them).`,
  )
}

export const env: WebEnv = parseEnv(process.env)
