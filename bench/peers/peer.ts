import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inheritedEnv } from '../../scripts/stack/env.ts'
import { locales } from '../../web/config/locales.ts'
import { type Served, serveFolder } from '../browser/serve.ts'
import { installBeside, measureRun, type Run } from '../harness/processes.ts'
import { timed, untilShown } from '../harness/samples.ts'
import type { Generator } from './generators.ts'
import { peerMarkdown, type SourceSite } from './source-site.ts'

const MINUTES = 12
const KEPT = new Set(['node_modules', 'package.json', 'package-lock.json'])
const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1' }

export class Peer {
  readonly #generator: Generator
  readonly #cwd: string

  constructor(generator: Generator) {
    this.#generator = generator
    this.#cwd = path.resolve('.data/peers', generator.name.toLowerCase())
  }

  /** Writes the project anew, without anything that an earlier build left. */
  async write(site: SourceSite): Promise<void> {
    const { packages, chinese, folder, files, caches } = this.#generator
    await installBeside(this.#cwd, packages)
    const old = (await readdir(this.#cwd)).filter((name) => !KEPT.has(name))
    for (const name of [...old, ...caches])
      await rm(path.join(this.#cwd, name), { recursive: true, force: true })
    const pages = locales.flatMap((locale): [string, string][] => {
      const entry = `[V5](${locale === 'en' ? '' : `/${chinese}`}/v5/intro)`
      return [
        [`${folder[locale]}/index.md`, `---\ntitle: Exchange\n---\n${entry}\n`],
        ...[...site.pages].map((page): [string, string] => [
          `${folder[locale]}/${page[0]}.md`,
          peerMarkdown(page, locale, site, this.#generator),
        ]),
      ]
    })
    for (const [name, text] of [...Object.entries(files(site.areas)), ...pages]) {
      const file = path.join(this.#cwd, name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, text)
    }
  }

  async build(): Promise<Run> {
    const signal = AbortSignal.timeout(MINUTES * 60_000)
    const env = { ...inheritedEnv(), ...QUIET }
    try {
      return await measureRun(this.#generator.build, { cwd: this.#cwd, env, signal })
    } catch (cause) {
      const what = signal.aborted ? `took more than ${MINUTES} minutes` : 'failed'
      throw new Error(`The build in ${this.#cwd} ${what}.`, { cause })
    }
  }

  get isBuilt(): boolean {
    return existsSync(path.join(this.#cwd, this.#generator.output, 'v5/market'))
  }

  serve(): Promise<Served> {
    return serveFolder(path.join(this.#cwd, this.#generator.output))
  }

  /**
   * Changes the first paragraph of the page at `route` and builds again, with what the first build left: ms from the
   * written file until it is served at `url`. The file is as before then.
   */
  async change(url: string, route: string): Promise<number> {
    const file = path.join(this.#cwd, this.#generator.folder.en, `${route}.md`)
    const before = await readFile(file, 'utf8')
    const word = `probe${Date.now().toString(36)}`
    try {
      return await timed(async () => {
        await writeFile(file, before.replace(/\n---\n\n/, `\n---\n\n${word} `))
        await this.build()
        await untilShown(`${url}/${route}`, word)
      })
    } finally {
      await writeFile(file, before)
    }
  }
}
