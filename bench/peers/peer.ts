import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inheritedEnv } from '../../scripts/stack/env.ts'
import { locales } from '../../web/config/locales.ts'
import { serveFolder } from '../browser/serve.ts'
import { installBenchPackages, measureRun, type Run } from '../harness/processes.ts'
import { measureDuration, waitForWord } from '../harness/samples.ts'
import type { Generator } from './generators.ts'
import { peerMarkdown, type SourceSite } from './source-site.ts'

const MINUTES = 12
const KEPT = new Set(['node_modules', 'package.json', 'package-lock.json'])
const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1' }

/** A generator's site, in its own folder. */
export function peerOf(generator: Generator) {
  const cwd = path.resolve('.data/peers', generator.name.toLowerCase())
  const output = path.join(cwd, generator.output)

  /** Writes the project without leftovers of earlier builds. */
  const write = async (site: SourceSite): Promise<void> => {
    const { packages, chinese, folder, files, caches } = generator
    await installBenchPackages(cwd, packages)
    const old = (await readdir(cwd)).filter((name) => !KEPT.has(name))
    for (const name of [...old, ...caches])
      await rm(path.join(cwd, name), { recursive: true, force: true })
    const pages = locales.flatMap((locale): [string, string][] => {
      const entry = `[V5](${locale === 'en' ? '' : `/${chinese}`}/v5/intro)`
      return [
        [`${folder[locale]}/index.md`, `---\ntitle: Exchange\n---\n${entry}\n`],
        ...[...site.pages].map((page): [string, string] => [
          `${folder[locale]}/${page[0]}.md`,
          peerMarkdown(page, locale, site, generator),
        ]),
      ]
    })
    for (const [name, text] of [...Object.entries(files(site.areas)), ...pages]) {
      const file = path.join(cwd, name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, text)
    }
  }
  const build = async (): Promise<Run> => {
    const signal = AbortSignal.timeout(MINUTES * 60_000)
    const env = { ...inheritedEnv(), ...QUIET }
    try {
      return await measureRun(generator.build, { cwd, env, signal })
    } catch (cause) {
      const what = signal.aborted ? `took more than ${MINUTES} minutes` : 'failed'
      throw new Error(`The build in ${cwd} ${what}.`, { cause })
    }
  }
  /**
   * Changes the first paragraph of the page at `route` and rebuilds incrementally: ms from writing the file until `url`
   * serves it. Restores the file afterwards.
   */
  const change = async (url: string, route: string): Promise<number> => {
    const file = path.join(cwd, generator.folder.en, `${route}.md`)
    const before = await readFile(file, 'utf8')
    const word = `probe${Date.now().toString(36)}`
    try {
      return await measureDuration(async () => {
        await writeFile(file, before.replace(/\n---\n\n/, `\n---\n\n${word} `))
        await build()
        await waitForWord(`${url}/${route}`, word)
      })
    } finally {
      await writeFile(file, before)
    }
  }
  const isBuilt = () => existsSync(path.join(output, 'v5/market'))
  return { write, build, change, isBuilt, serve: () => serveFolder(output) }
}
