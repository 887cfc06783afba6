import { rm } from 'node:fs/promises'
import path from 'node:path'
import { stackOptions } from '../scripts/stack/env.ts'
import { productEnv } from '../scripts/stack/environment.ts'
import { loadSecrets } from '../scripts/stack/secrets.ts'
import { measureRun, type Run } from './harness/processes.ts'
import { ofStack } from './harness/question.ts'
import type { Report } from './harness/report.ts'

const DIST = '.next-bench'
const MINUTES = 12

/** What building the site takes: the pages alone, and with the Markdown, JSON and console data of each. */
export const benchBuild = ofStack((_, report) => measureBuilds(report, 'measured'))

export async function measureBuilds(report: Report, column: string): Promise<void> {
  for (const [what, formats] of [
    ['build of the pages alone', 'none'],
    ['full build', 'all'],
  ] as const) {
    const { seconds, megabytes } = await build(formats)
    report.note(what, seconds, 's', { column })
    report.note(`${what}, memory at most`, megabytes, 'MB', { column })
  }
}

/** Builds the site from the running stack's content, beside the one that is served. */
async function build(formats: 'all' | 'none'): Promise<Run> {
  const options = stackOptions()
  const env = {
    ...productEnv(options, loadSecrets(options.data)),
    SITE_DIST: DIST,
    FORMATS_BUILT_AHEAD: formats,
  }
  const folder = path.join(options.root, 'web', DIST)
  const next = 'node_modules/next/dist/bin/next'
  const once = async () => {
    await rm(folder, { recursive: true, force: true })
    const signal = AbortSignal.timeout(MINUTES * 60_000)
    return measureRun([next, 'build', 'web'], { cwd: options.root, env, signal })
  }
  try {
    // It reads from the lake while it compiles, which a busy machine may answer too late.
    return await once().catch(once)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
