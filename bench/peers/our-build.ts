import { rm } from 'node:fs/promises'
import path from 'node:path'
import { stackOptions } from '../../scripts/stack/env.ts'
import { productEnv } from '../../scripts/stack/environment.ts'
import { loadSecrets } from '../../scripts/stack/secrets.ts'
import type { Run } from '../measure-run.ts'
import { build } from './build.ts'

const DIST = '.next-peers'

/**
 * Builds our site from the running stack's content, beside the one that is served; with `none` of the
 * formats, pages alone are made.
 */
export async function ourBuild(formats: 'all' | 'none' = 'all'): Promise<Run> {
  const options = stackOptions()
  const env = {
    ...productEnv(options, loadSecrets(options.data)),
    SITE_DIST: DIST,
    FORMATS_BUILT_AHEAD: formats,
  }
  const folder = path.join(options.root, 'web', DIST)
  const once = async () => {
    await rm(folder, { recursive: true, force: true })
    const next = 'node_modules/next/dist/bin/next'
    return build('our site', [next, 'build', 'web'], { cwd: options.root, env })
  }
  try {
    // It reads from the lake while it compiles, which a busy machine may answer too late.
    return await once().catch(once)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
