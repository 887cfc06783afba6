import { z } from 'zod'
import { webEnvSchema } from '../../web/config/env-schema.ts'
import { scriptsEnvSchema } from '../env.ts'
import { type Diagnosis, faultDiagnosis, okDiagnosis } from './finding.ts'

/** Variables that are set and valid. */
export type Variables = Partial<Record<VariableName, string>>

interface Rule {
  shape: z.ZodType
  /** What to set; only for required variables. */
  todo?: string
  /** The effect of leaving it out; only for optional variables. */
  unset?: string
}

const web = webEnvSchema.shape
const scripts = scriptsEnvSchema.shape
const text = z.string().min(1)
const secret = z.string().min(24, 'at least 24 characters, or it can be guessed')
const MAKE_SECRET = 'Make one with `openssl rand -base64 24`'
const SAME_FOR_STUDIO = 'Give the Studio the value of the site'

const rules = {
  SANITY_PROJECT_ID: { shape: scripts.SANITY_PROJECT_ID, todo: 'Take it from sanity.io/manage' },
  SANITY_DATASET: { shape: scripts.SANITY_DATASET, todo: 'Give the name of the dataset' },
  SANITY_API_HOST: { shape: scripts.SANITY_API_HOST, unset: "Sanity's own lake is asked" },
  SANITY_READ_TOKEN: { shape: text, todo: 'Make a token with the role Viewer in sanity.io/manage' },
  SANITY_WRITE_TOKEN: {
    shape: scripts.SANITY_WRITE_TOKEN,
    todo: 'Make a token with the role Editor in sanity.io/manage',
  },
  SANITY_MANAGE_TOKEN: {
    shape: scripts.SANITY_MANAGE_TOKEN,
    unset: 'webhooks are compared if SANITY_WRITE_TOKEN may see them',
  },
  SANITY_PUBLISH_TOKEN: {
    shape: web.SANITY_PUBLISH_TOKEN,
    unset: 'no scheduled draft is published, and no dead letter recorded',
  },
  SANITY_FEEDBACK_TOKEN: {
    shape: web.SANITY_FEEDBACK_TOKEN,
    unset: 'the site takes no reports of readers',
  },
  READER_FEEDBACK: { shape: web.READER_FEEDBACK, unset: 'pages offer no form for reports' },
  SANITY_COUNTS_TOKEN: { shape: web.SANITY_COUNTS_TOKEN, unset: 'nothing that is read is counted' },
  READER_COUNTS: { shape: web.READER_COUNTS, unset: 'readers are not counted' },
  SANITY_WEBHOOK_SECRET: {
    shape: secret,
    todo: `${MAKE_SECRET}, and give it to the webhook as well`,
  },
  CRON_SECRET: { shape: secret.optional(), unset: "no host's clock may ask to publish" },
  CHANGES_WEBHOOK_SECRET: { shape: secret.optional(), unset: 'no receiver is told of changes' },
  REDIS_URL: { shape: web.REDIS_URL, unset: 'the site is one process that hears every webhook' },
  STUDIO_URL: { shape: web.STUDIO_URL, unset: 'pages show no drafts' },
  TYPESENSE_URL: { shape: z.url({ protocol: /^https?$/ }), todo: "Give the cluster's address" },
  TYPESENSE_ADMIN_KEY: { shape: text, todo: "Take the cluster's admin key" },
  TYPESENSE_SEARCH_KEY: {
    shape: text,
    todo: `${MAKE_SECRET}; \`npm run sync-search\` registers it`,
  },
  SITE_URL: { shape: z.url({ protocol: /^https?$/ }), todo: "Give the site's public origin" },
  SANITY_STUDIO_PROJECT_ID: { shape: text, todo: SAME_FOR_STUDIO },
  SANITY_STUDIO_DATASET: { shape: text, todo: SAME_FOR_STUDIO },
  SANITY_STUDIO_API_HOST: { shape: z.url().optional(), unset: "Sanity's own lake is asked" },
  SANITY_STUDIO_SITE_URL: { shape: z.url(), todo: "Give the site's address with /docs at its end" },
} satisfies Record<string, Rule>

export type VariableName = keyof typeof rules

const entries = Object.entries(rules) satisfies [string, Rule][]

/** Returns the findings about the variables themselves, and the variables with which services can be called. */
export function checkVariables(given: Record<string, string | undefined>): {
  findings: Diagnosis[]
  variables: Variables
} {
  const findings: Diagnosis[] = []
  const usable: Record<string, string> = {}
  for (const [name, rule] of entries) {
    const value = given[name] || undefined
    findings.push(judge(name, rule, value))
    // A secret that is too short can still be used; a malformed address cannot.
    if (value !== undefined && rule.shape.safeParse(value).success) usable[name] = value
  }
  findings.push(...checkTwins(usable), ...checkOffers(usable))
  return { findings, variables: usable }
}

function judge(name: string, rule: Rule, value: string | undefined): Diagnosis {
  const { todo = 'Correct it, or leave it out', unset } = rule
  if (value === undefined)
    return unset === undefined
      ? faultDiagnosis(`${name} is not set`, `${todo}.`)
      : okDiagnosis(`${name} is not set: ${unset}`)
  const parsed = rule.shape.safeParse(value)
  if (parsed.success) return okDiagnosis(`${name} is set`)
  const faults = parsed.error.issues.map(({ message }) => message).join('; ')
  return faultDiagnosis(`${name} is malformed: ${faults}`, `${todo}.`)
}

/** Checks that Studio and site use the same project and dataset. */
function checkTwins(variables: Variables): Diagnosis[] {
  const site = variables.SITE_URL && `${variables.SITE_URL.replace(/\/+$/, '')}/docs`
  const twins: [VariableName, string | undefined, string][] = [
    ['SANITY_STUDIO_PROJECT_ID', variables.SANITY_PROJECT_ID, 'SANITY_PROJECT_ID'],
    ['SANITY_STUDIO_DATASET', variables.SANITY_DATASET, 'SANITY_DATASET'],
    ['SANITY_STUDIO_API_HOST', variables.SANITY_API_HOST, 'SANITY_API_HOST'],
    ['SANITY_STUDIO_SITE_URL', site, 'SITE_URL with /docs'],
  ]
  return twins.flatMap(([name, wanted, of]) => {
    const value = variables[name]
    if (value === undefined || wanted === undefined || value === wanted) return []
    return [
      faultDiagnosis(`${name} is ${value}, and ${of} is ${wanted}`, 'Give both the same value.'),
    ]
  })
}

/** Checks that each reader feature that pages use has its token. */
function checkOffers(variables: Variables): Diagnosis[] {
  const offers = [
    ['READER_FEEDBACK', 'SANITY_FEEDBACK_TOKEN', 'its form is missing'],
    ['READER_COUNTS', 'SANITY_COUNTS_TOKEN', 'nothing is counted'],
  ] as const
  return offers.flatMap(([name, token, what]) => {
    if (variables[name] !== 'on' || variables[token]) return []
    const todo = `Set the token at the site, or leave ${name} out and build again.`
    return [faultDiagnosis(`${name} is on, and without ${token} ${what}`, todo)]
  })
}
