import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Variables } from '../../schemas/environment/read-environment.ts'
import { builds, run, type StackContext, start } from './context.ts'
import { callersEnv } from './env.ts'
import { fingerprint, unlessStamped } from './fingerprint.ts'
import { environmentOf } from './process-environment.ts'
import { step } from './progress.ts'
import { reconcile, storeRevisions } from './reconcile.ts'
import { siteFolder } from './site-folder.ts'

export const NEXT = 'node_modules/next/dist/bin/next'

/** Number of pages that a quick start prerenders: compiling takes longer than these. */
const FEW = 2

/**
 * Builds the site unless its inputs are unchanged: with all pages, or with a `few`, where the others are rendered on
 * first request. A complete build serves both.
 */
export async function buildSite(context: StackContext, pages: 'all' | 'few'): Promise<void> {
  const { options, urls, secrets, env } = context
  const { site: dist } = builds(options)
  const sources = await fingerprint(
    options.root,
    ['web', 'blocks', 'schemas', 'package-lock.json', 'tsconfig.json'],
    [urls, secrets.searchKey, options.data, callersEnv()['PAGES_BUILT_AHEAD']],
  )
  const stamp = path.join(dist, 'built.stamp')
  const whole = `${sources} all`
  const isWhole = existsSync(stamp) && readFileSync(stamp, 'utf8') === whole
  const wanted = pages === 'all' || isWhole ? whole : `${sources} few`
  // Variables that the caller has set take precedence.
  const ahead = pages === 'few' ? { PAGES_BUILT_AHEAD: String(FEW) } : {}
  await unlessStamped(stamp, wanted, () =>
    step('Building the site', async () => {
      await storeRevisions(revisionsFile(context), env)
      rmSync(dist, { recursive: true, force: true })
      const own = { ...ahead, ...environmentOf('site-build', siteValues(context)) }
      await run(context, 'site-build', [NEXT, 'build', 'web'], { env: own })
    }),
  )
}

/** Starts the built site, and sends it the documents published since it was built. */
export async function startSite(context: StackContext): Promise<void> {
  const { urls, env } = context
  const repair = () => reconcile(revisionsFile(context), env, `${urls.site}/api/webhook`)
  await start(context, {
    name: 'site',
    args: siteArgs,
    env: environmentOf('site', siteValues(context)),
    healthUrl: `${urls.site}/v5/intro`,
    afterRestart: repair,
  })
  await repair()
}

/**
 * Makes V8 collect garbage before the heap has grown by 30 per cent; otherwise it takes several times as much memory on
 * a large machine. `NODE_OPTIONS` may set the maximum heap size.
 */
export const siteArgs = ['--heap-growing-percent=30', '--expose-gc', 'web/main.ts']

const siteValues = ({ env, options }: StackContext): Variables => ({
  ...env,
  SITE_DIST: siteFolder(options),
  SITE_PORT: String(options.ports.site),
})

const revisionsFile = ({ options }: StackContext) => path.join(options.data, 'site-revisions.json')
