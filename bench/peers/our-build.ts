import { rm } from 'node:fs/promises'
import path from 'node:path'
import { stackOptions } from '../../scripts/stack/env.ts'
import { productEnv } from '../../scripts/stack/environment.ts'
import { loadSecrets } from '../../scripts/stack/secrets.ts'
import { type Build, build } from './build.ts'

const DIST = '.next-peers'

/** Builds our site from the running stack's content, beside the one that is served. */
export async function ourBuild(): Promise<Build> {
  const options = stackOptions()
  const env = { ...productEnv(options, loadSecrets(options.data)), SITE_DIST: DIST }
  const folder = path.join(options.root, 'web', DIST)
  await rm(folder, { recursive: true, force: true })
  try {
    const next = 'node_modules/next/dist/bin/next'
    return await build('our site', [next, 'build', 'web'], { cwd: options.root, env })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
