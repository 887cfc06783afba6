import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pageId } from '../schemas/ids.ts'
import { stackOptions } from '../scripts/stack/env.ts'
import { productEnv } from '../scripts/stack/environment.ts'
import { loadSecrets } from '../scripts/stack/secrets.ts'
import { NEXT } from '../scripts/stack/site.ts'
import { lakeAs, publish } from '../tests/support/lake.ts'
import { measureRun, type Run } from './harness/processes.ts'
import { ofStackCopy } from './harness/question.ts'
import { timeChanges, waitForWord } from './harness/samples.ts'
import { generators } from './peers/generators.ts'
import { peerOf } from './peers/peer.ts'
import { readSourceSite } from './peers/source-site.ts'

const CHANGED = 'v5/guide'
const CHANGES = 5
const OURS = 'this site'
const SERVED = 'changed paragraph → served'
/** Builds by prerendered formats: only pages, or also their Markdown, JSON and console data. */
const builds = { 'build of the pages alone': 'none', 'full build': 'all' }
const DIST = '.next-bench'
const MINUTES = 12

/**
 * Builds the running stack's content with other generators, from its own Markdown, and changes a paragraph: durations
 * there and here. `touch` measures their pages.
 */
export const benchPeers = ofStackCopy(async ({ itself }, report) => {
  report.ratios = 'first'
  // Runs first, as figures are compared with the column recorded first.
  const [[, samples = []] = []] = await timeChanges(CHANGES, {
    change: (word) =>
      publish(lakeAs(itself, 'writer'), pageId(CHANGED), { 'description.en': word }),
    until: { [SERVED]: (word) => waitForWord(`${itself.site}/${CHANGED}`, word) },
  })
  const seconds = samples.map((ms) => ms / 1000)
  report.note(SERVED, seconds, 's', { column: OURS })
  const noteBuild = (what: string, built: Run, column: string) => {
    report.note(what, built.seconds, 's', { column })
    report.note(`${what}, memory at most`, built.megabytes, 'MB', { column })
  }

  const source = await readSourceSite(itself)
  console.log(`${source.pages.size} pages in two languages`)
  for (const generator of generators) {
    const peer = peerOf(generator)
    const { name: column } = generator
    await peer.write(source)
    const built = await peer.build()
    // The peer writes no Markdown or JSON, so its one build is compared with both of ours.
    for (const what of Object.keys(builds)) noteBuild(what, built, column)
    const { url, close } = await peer.serve()
    const ms = await peer.change(url, CHANGED).finally(close)
    report.note(SERVED, ms / 1000, 's', { column })
  }
  // Runs last, so that the other figures are known if this site fails to build.
  for (const [what, formats] of Object.entries(builds))
    noteBuild(what, await buildSite(formats), OURS)
})

async function buildSite(formats: string): Promise<Run> {
  const options = stackOptions()
  const { root } = options
  const own = { SITE_DIST: DIST, FORMATS_BUILT_AHEAD: formats }
  const env = { ...productEnv(options, loadSecrets(options.data)), ...own }
  const clear = () => rm(path.join(root, 'web', DIST), { recursive: true, force: true })
  const once = async () => {
    await clear()
    const signal = AbortSignal.timeout(MINUTES * 60_000)
    return measureRun([NEXT, 'build', 'web'], { cwd: root, env, signal })
  }
  // Compiling reads from the lake, which a busy machine may answer too late.
  return once().catch(once).finally(clear)
}
