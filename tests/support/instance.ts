import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from '../../scripts/stack/free-port.ts'
import type { StackFile } from './stack-file.ts'
import { until } from './until.ts'

const root = path.resolve(import.meta.dirname, '..', '..')

/** A further process of the running stack's site, from the same build. */
export interface Instance {
  /** Its address, like `stack.site`. */
  site: string
  cronSecret: string
  stop: () => Promise<void>
}

/** Starts an instance with `more` in its environment. */
export async function startInstance(
  stack: StackFile,
  more: Readonly<Record<string, string>>,
): Promise<Instance> {
  const port = await freePort()
  const cronSecret = randomUUID()
  const child = spawn(process.execPath, ['web/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SANITY_PROJECT_ID: stack.projectId,
      SANITY_DATASET: stack.dataset,
      SANITY_API_HOST: stack.lake,
      SANITY_WEBHOOK_SECRET: stack.webhookSecret,
      TYPESENSE_URL: stack.search,
      TYPESENSE_ADMIN_KEY: stack.searchKeys.admin,
      TYPESENSE_SEARCH_KEY: stack.searchKeys.search,
      SITE_URL: new URL(stack.site).origin,
      SITE_PORT: `${port}`,
      SITE_DIST: '.next-test',
      CRON_SECRET: cronSecret,
      ...more,
    },
    stdio: 'ignore',
  })
  const site = `http://localhost:${port}${new URL(stack.site).pathname}`
  await until(async () => (await fetch(site).catch(() => undefined))?.ok === true, 60_000)
  return {
    site,
    cronSecret,
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}
