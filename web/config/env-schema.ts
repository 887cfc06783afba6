import { z } from 'zod'
import { commaList } from '../../schemas/environment/comma-list.ts'
import { port } from '../../schemas/environment/port.ts'

/** Each variable that the site reads, and what it must look like. */
export const webEnvSchema = z.object({
  SANITY_PROJECT_ID: z.string().min(1).default('local'),
  SANITY_DATASET: z.string().min(1).default('production'),
  SANITY_API_HOST: z.url().optional(),
  SANITY_READ_TOKEN: z.string().min(1).optional(),
  /** Of the publisher alone: publishes scheduled drafts when they are due, and records dead letters; unset: neither is done. */
  SANITY_PUBLISH_TOKEN: z.string().min(1).optional(),
  /** Of a program that may make documents of the type `feedback` and nothing else: stores what readers report; unset: nothing is taken. */
  SANITY_FEEDBACK_TOKEN: z.string().min(1).optional(),
  /** Of a program that may make and replace documents of the type `readingDay` and nothing else: stores how often pages were read; unset: nothing is counted. */
  SANITY_COUNTS_TOKEN: z.string().min(1).optional(),
  /** Whether pages say that they were read, and ask whether they were helpful. */
  READER_COUNTS: z.enum(['on', 'off']).default('off'),
  /** Whether pages offer to report a problem: the build, which makes pages, knows no token. */
  READER_FEEDBACK: z.enum(['on', 'off']).default('off'),
  /** What the host's clock bears when it asks to publish what is due. */
  CRON_SECRET: z.string().min(16).optional(),
  SANITY_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Of it the keys are made by which receivers of changes know the site; with the former one behind a comma while it is changed; unset: nobody is told. */
  CHANGES_WEBHOOK_SECRET: z.string().min(24).optional(),
  /** Receivers of changes on this machine or in its networks, as `host` or `host:port`: others there are not called. */
  CHANGES_WEBHOOK_HOSTS: z.string().toLowerCase().default('').transform(commaList),
  /** The Redis by which several instances tell each other what changed; unset: this one is alone. */
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be redis://host:port, or rediss:// with TLS' })
    .optional(),
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
  /** How many pages the build makes; it makes the others when they are first asked for. */
  PAGES_BUILT_AHEAD: z
    .union([
      z.literal('all').transform(() => Number.POSITIVE_INFINITY),
      z.coerce.number().int().min(1),
    ])
    .default(2000),
  /** Whether the build makes the Markdown, JSON and console data of those pages too, or their first request does. */
  FORMATS_BUILT_AHEAD: z.enum(['all', 'none']).default('all'),
  /** How much disk may be taken by pages that the build did not make, MiB; those read least lately go. */
  MADE_PAGES_MIB: z.coerce.number().int().min(1).default(4096),
  SITE_URL: z.url().default('http://localhost:3000'),
  /** Where the site's own server listens. */
  SITE_PORT: port(3000),
  /** What is told how fast pages were for readers; unset: nothing is measured. */
  WEB_VITALS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** A collector of spans; unset: none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** What the collector asks for, as `name=value,…`. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('docs-site'),
  SITE_HOST: z.string().min(1).default('localhost'),
  /** Names, with their port if they have one, by which the site's own server may be called beside that of SITE_URL. */
  SITE_PUBLIC_HOSTS: z.string().toLowerCase().default('').transform(commaList),
})

/** What the site's build reads: nothing by which it could write, or be told something. */
export const siteBuildEnvSchema = webEnvSchema.omit({
  SANITY_PUBLISH_TOKEN: true,
  SANITY_FEEDBACK_TOKEN: true,
  SANITY_COUNTS_TOKEN: true,
  SANITY_WEBHOOK_SECRET: true,
  CRON_SECRET: true,
  CHANGES_WEBHOOK_SECRET: true,
  CHANGES_WEBHOOK_HOSTS: true,
  REDIS_URL: true,
  TYPESENSE_ADMIN_KEY: true,
  OTEL_EXPORTER_OTLP_ENDPOINT: true,
  OTEL_EXPORTER_OTLP_HEADERS: true,
})

/** What publishes at a time reads where it is a process of its own. */
export const publisherEnvSchema = webEnvSchema.pick({
  SANITY_PROJECT_ID: true,
  SANITY_DATASET: true,
  SANITY_API_HOST: true,
  SANITY_PUBLISH_TOKEN: true,
  NODE_ENV: true,
})
