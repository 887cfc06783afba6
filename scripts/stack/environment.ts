import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Environment, inheritedEnv, type StackOptions } from './env.ts'
import { environmentOf } from './process-environment.ts'
import type { Secrets } from './secrets.ts'

export type StackUrls = {
  site: string
  studio: string
  lake: string
  search: string
  exchange: string
  /** Address of the exchange's WebSocket server, on the same port as REST. */
  exchangeStream: string
}

export const PROJECT = { projectId: 'local', dataset: 'production' }

/** The addresses of the five services, all on loopback. */
export function stackUrls({ ports }: StackOptions): StackUrls {
  return {
    site: `http://localhost:${ports.site}/docs`,
    studio: `http://localhost:${ports.studio}`,
    lake: `http://localhost:${ports.lake}`,
    search: `http://localhost:${ports.search}`,
    exchange: `http://localhost:${ports.exchange}`,
    exchangeStream: `ws://localhost:${ports.exchange}`,
  }
}

/** Values of the product's environment that only servers may have. */
export function serverSecrets({ robots, ...secrets }: Secrets) {
  return {
    // Tokens of robots, not of people: a person's change may need a second person's approval, and people leave.
    SANITY_WRITE_TOKEN: robots.scripts.token,
    SANITY_PUBLISH_TOKEN: robots.publisher.token,
    SANITY_FEEDBACK_TOKEN: robots.reporter.token,
    SANITY_COUNTS_TOKEN: robots.counter.token,
    SANITY_READ_TOKEN: robots.site.token,
    SANITY_WEBHOOK_SECRET: secrets.webhookSecret,
    CRON_SECRET: secrets.cronSecret,
    CHANGES_WEBHOOK_SECRET: secrets.changesSecret,
    TYPESENSE_ADMIN_KEY: secrets.searchAdminKey,
  }
}

/** The product's environment for the local emulators; each process gets a part of it. */
export function productValues(options: StackOptions, secrets: Secrets) {
  const urls = stackUrls(options)
  return {
    ...serverSecrets(secrets),
    SANITY_PROJECT_ID: PROJECT.projectId,
    SANITY_DATASET: PROJECT.dataset,
    SANITY_API_HOST: urls.lake,
    READER_FEEDBACK: 'on',
    READER_COUNTS: 'on',
    STUDIO_URL: urls.studio,
    TYPESENSE_URL: urls.search,
    TYPESENSE_SEARCH_KEY: secrets.searchKey,
    SITE_URL: new URL(urls.site).origin,
    SANITY_STUDIO_PROJECT_ID: PROJECT.projectId,
    SANITY_STUDIO_DATASET: PROJECT.dataset,
    SANITY_STUDIO_API_HOST: urls.lake,
    SANITY_STUDIO_SITE_URL: urls.site,
  }
}

/** The whole product environment, for a command that the caller runs. */
export const productEnv = (options: StackOptions, secrets: Secrets): Environment => ({
  ...inheritedEnv(),
  ...productValues(options, secrets),
})

/** The lake's environment; without `webhook` it sends no webhooks, as while it is being filled. */
export function lakeEnv(options: StackOptions, secrets: Secrets, webhook: boolean): Environment {
  const urls = stackUrls(options)
  const users = path.join(options.data, 'users.json')
  const everyone = [...secrets.users, ...Object.values(secrets.robots)]
  writeFileSync(users, JSON.stringify(everyone, null, 2), { mode: 0o600 })
  return environmentOf('lake', {
    LAKE_PORT: String(options.ports.lake),
    LAKE_DATA: path.join(options.data, 'lake'),
    LAKE_USERS: users,
    LAKE_STUDIO_ORIGINS: [urls.studio, new URL(urls.site).origin].join(','),
    LAKE_PROJECT_ID: PROJECT.projectId,
    LAKE_DATASET: PROJECT.dataset,
    ...(webhook && {
      LAKE_WEBHOOK_URL: `${urls.site}/api/webhook`,
      LAKE_SEARCH_WEBHOOK_URL: `${urls.site}/api/webhook/search`,
      LAKE_CHANGES_WEBHOOK_URL: `${urls.site}/api/webhook/changes`,
      LAKE_WEBHOOK_SECRET: secrets.webhookSecret,
    }),
  })
}

/** The search server's environment. */
export function searchEnv(options: StackOptions, secrets: Secrets): Environment {
  return environmentOf('search', {
    SEARCH_PORT: String(options.ports.search),
    SEARCH_DATA: path.join(options.data, 'search'),
    SEARCH_ADMIN_KEY: secrets.searchAdminKey,
  })
}

/** The sandbox's environment: its two keys, and the site's origin, whose pages may call it. */
export function exchangeEnv(options: StackOptions, { exchange }: Secrets): Environment {
  return environmentOf('exchange', {
    EXCHANGE_PORT: String(options.ports.exchange),
    EXCHANGE_KEY: exchange.key,
    EXCHANGE_SECRET: exchange.secret,
    EXCHANGE_RSA_KEY: exchange.rsaKey,
    EXCHANGE_RSA_PUBLIC_KEY: exchange.rsaPublicKey,
    EXCHANGE_ORIGINS: new URL(stackUrls(options).site).origin,
  })
}
