import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inheritedEnv } from '../../scripts/stack/env.ts'
import { type Locale, locales } from '../../web/config/locales.ts'
import { type Served, serveFolder } from '../browser/serve.ts'
import { installBeside } from '../harness/install-beside.ts'
import { measureRun, type Run } from '../harness/processes.ts'
import { shown, timed } from '../harness/samples.ts'
import { type PeerForm, peerMarkdown } from './peer-markdown.ts'
import type { SourceSite } from './source-site.ts'

const MINUTES = 12
const KEPT = new Set(['node_modules', 'package.json', 'package-lock.json'])
/** Nothing of a measurement is told to anybody. */
const withoutCalls = { ASTRO_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1' }

/** A generator of static sites, as its documentation advises to set it up for such content. */
export interface Generator {
  name: string
  /** Exact versions from the npm registry. */
  packages: Record<string, string>
  form: PeerForm
  /** Where the Markdown of a locale lies. */
  folder: Record<Locale, string>
  /** What stands at the root of a locale. */
  home: (locale: Locale) => string
  /** The other files of its project, by their paths. */
  files: (site: SourceSite) => Record<string, string>
  /** What Node runs to build it. */
  build: string[]
  /** Where its pages are then. */
  output: string
  /** What it keeps between builds beside its packages. */
  caches: string[]
  touched: Touched
}

/** What of a site is tapped. */
export interface Touched {
  /** Opens the search, where it has one. */
  search?: string
  /** What opens the menu, and the links in it. */
  menu: [opens: string, links: string]
}

/** The site of a generator, in a folder of its own. */
export class Peer {
  readonly name: string
  readonly touched: Touched
  readonly #generator: Generator
  readonly #cwd: string
  #served: Served | undefined

  constructor(generator: Generator) {
    this.name = generator.name
    this.touched = generator.touched
    this.#generator = generator
    this.#cwd = path.resolve('.data/peers', generator.name.toLowerCase())
  }

  install(): Promise<void> {
    return installBeside(this.#cwd, this.#generator.packages)
  }

  /** Writes the project anew, without anything that an earlier build left. */
  async write(site: SourceSite): Promise<void> {
    const { form, folder, home, files, caches } = this.#generator
    const old = (await readdir(this.#cwd)).filter((name) => !KEPT.has(name))
    for (const name of [...old, ...caches])
      await rm(path.join(this.#cwd, name), { recursive: true, force: true })
    const pages = locales.flatMap((locale) => [
      [`${folder[locale]}/index.md`, home(locale)],
      ...site.pages.map((page) => [
        `${folder[locale]}/${page.path}.md`,
        peerMarkdown(page, locale, site, form),
      ]),
    ])
    for (const [name = '', text = ''] of [...Object.entries(files(site)), ...pages]) {
      const file = path.join(this.#cwd, name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, text)
    }
  }

  async build(): Promise<Run> {
    const signal = AbortSignal.timeout(MINUTES * 60_000)
    const env = { ...inheritedEnv(), ...withoutCalls }
    try {
      return await measureRun(this.#generator.build, { cwd: this.#cwd, env, signal })
    } catch (cause) {
      const what = signal.aborted ? `took more than ${MINUTES} minutes` : 'failed'
      throw new Error(`The build of ${this.name} ${what}. Its folder is ${this.#cwd}`, { cause })
    }
  }

  /** Whether an earlier run has built it. */
  get isBuilt(): boolean {
    return existsSync(path.join(this.#output, 'v5/market'))
  }

  get #output(): string {
    return path.join(this.#cwd, this.#generator.output)
  }

  async serve(): Promise<void> {
    this.#served ??= await serveFolder(this.#output)
  }

  /** Where it is served. */
  get url(): string {
    if (!this.#served) throw new Error(`${this.name} is not served yet`)
    return this.#served.url
  }

  close(): void {
    this.#served?.close()
  }

  /**
   * Changes the first paragraph of the page at `route` and builds again, with what the first build left: ms from the
   * written file until it is served. The file is as before then.
   */
  async change(route: string): Promise<number> {
    const file = path.join(this.#cwd, this.#generator.folder.en, `${route}.md`)
    const before = await readFile(file, 'utf8')
    const word = `probe${Date.now().toString(36)}`
    const after = before.replace(/\n---\n\n(.+)/, (_, words: string) => `\n---\n\n${word} ${words}`)
    try {
      return await timed(async () => {
        await writeFile(file, after)
        await this.build()
        await shown(`${this.url}/${route}`, word)
      })
    } finally {
      await writeFile(file, before)
    }
  }
}
