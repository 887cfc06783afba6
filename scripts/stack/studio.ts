import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { builds, run, type StackContext, stampFile, start } from './context.ts'
import { fingerprint, unlessStamped } from './fingerprint.ts'
import { freePort } from './free-port.ts'
import { openPortForwarder } from './port-forwarder.ts'
import { environmentOf } from './process-environment.ts'
import { step } from './progress.ts'
import { waitingPage } from './waiting-page.ts'

const SANITY = path.resolve('node_modules/sanity/bin/sanity')

/** Builds the Studio unless its inputs are unchanged. */
export async function buildStudio(context: StackContext): Promise<void> {
  const { options } = context
  await unlessStamped(stampFile(options, 'studio'), await sources(context), () =>
    step('Building the Studio', () =>
      run(context, 'studio-build', [SANITY, 'build', builds(options).studio, '-y'], {
        cwd: path.join(options.root, 'studio'),
      }),
    ),
  )
}

/** Starts the server of the built Studio. */
export async function startStudio(context: StackContext, port: number): Promise<void> {
  const { options, env } = context
  await start(context, {
    name: 'studio',
    args: ['scripts/serve-studio.ts'],
    env: environmentOf('studio', {
      ...env,
      STUDIO_PORT: String(port),
      STUDIO_DIST: builds(options).studio,
    }),
    healthUrl: `http://localhost:${port}`,
  })
}

export async function isStudioBuilt(context: StackContext): Promise<boolean> {
  const stamp = stampFile(context.options, 'studio')
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === (await sources(context))
}

/**
 * Opens the Studio's port at once with a waiting page. The returned function builds the Studio and switches the port to
 * it, whereupon the page opens the Studio.
 */
export async function awaitStudio(context: StackContext): Promise<() => Promise<void>> {
  const waiting = await waitingPage('Studio')
  const forwarder = await openPortForwarder(context.options.ports.studio, waiting.port)
  context.services.push({
    stop: async () => {
      await forwarder.close()
      await waiting.close()
    },
  })
  return async () => {
    await buildStudio(context)
    const port = await freePort()
    await startStudio(context, port)
    forwarder.forwardTo(port)
  }
}

const sources = ({ options, urls }: StackContext) =>
  fingerprint(options.root, ['studio', 'blocks', 'schemas', 'package-lock.json'], urls)
