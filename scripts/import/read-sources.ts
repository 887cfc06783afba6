import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { pageId } from '../../schemas/ids.ts'
import { Refused } from '../../schemas/markdown/docusaurus/nest.ts'
import { type DocusaurusFile, readDocusaurus } from '../../schemas/markdown/docusaurus/page.ts'
import type { ImportProblem } from '../../schemas/markdown/docusaurus/problems.ts'
import { anchorFrom } from '../../schemas/validation/anchor.ts'
import { pagePathProblem } from '../../schemas/validation/page-path.ts'
import { reservedSegment } from '../../schemas/validation/reserved-routes.ts'
import { redirectTarget } from './menus/redirect-page.ts'
import { pagePath, pageRoute } from './page-route.ts'
import { type Origin, withPartials } from './partials.ts'
import { readFolder } from './read-folder.ts'
import { rootOf } from './root-of.ts'
import { LONGEST, withinTime } from './within-time.ts'

/** Where the page at the root of the docs goes, which has no name. */
const ROOT = 'home'

/**
 * The path nearest to `route` that a page may have: words of a–z and 0–9 with single hyphens, and another
 * first word where the site answers that address itself. Empty where a name has no such letter.
 */
function mendedPath(route: string): string {
  if (route === '') return ROOT
  const names = route.split('/').map(anchorFrom)
  if (names.includes('')) return ''
  const path = names.join('/')
  return reservedSegment(path) === undefined ? path : path.replace(/^[^/]+/, '$&-pages')
}

/** A file that is to become a page. */
export interface Source {
  /** Below its folder of docs. */
  file: string
  /** Where Docusaurus shows it. */
  route: string
  /** Of its page here. */
  path: string
  source: DocusaurusFile
  /** Where each line of the source was written. */
  origins: readonly Origin[]
}

/** A file that shows nothing and leads elsewhere. */
export interface RedirectPage {
  file: string
  route: string
  to: string
  at: { file: string; line: number }
}

export interface Sources {
  sources: Source[]
  redirects: RedirectPage[]
}

/**
 * The pages of a folder of docs, `below` the site, with front matter alone; what is refused is told. An address that
 * no page may have leaves its page out, or is mended where `rename` says so.
 */
export function readSources(
  folder: string,
  below: string,
  problems: ImportProblem[],
  rename = false,
): Sources {
  const named = (file: string) => (below === '' ? file : `${below}/${file}`)
  if (!isInside(folder, below)) {
    problems.push(refusal(below, new Error('there is no such folder within the site.')))
    return { sources: [], redirects: [] }
  }
  const found = readFolder(join(folder, below))
  problems.push(...found.problems.map((one) => ({ ...one, file: named(one.file) })))
  const taken = new Map<string, { name: string; path: string }>()
  const sources: Source[] = []
  const redirects: RedirectPage[] = []
  for (const { file, text } of found.files) {
    const name = named(file)
    try {
      const lines = withPartials({ folder, below }, name, text)
      const whole = lines.map((line) => line.text).join('\n')
      const source = withinTime(LONGEST, () => readDocusaurus(name, whole))
      if (source.frontMatter['draft'] === true) {
        const message = 'the page is a draft, which its site shows nobody; it is not taken.'
        problems.push({ file: name, line: 1, kind: 'changed', message })
        continue
      }
      const route = pageRoute(file, source.frontMatter)
      const target = redirectTarget(text)
      if (target) {
        redirects.push({ file, route, to: target.to, at: { file: name, line: target.line } })
        continue
      }
      const address = addressOf(route, rename, taken)
      if ('problem' in address) {
        const message = `the page is left out: ${address.problem}`
        problems.push({ file: name, line: 1, kind: 'unplaced', message })
        continue
      }
      const { path } = address
      taken.set(pageId(path), { name, path })
      if (path !== route) {
        const message = `the page moves from "${route}" to "${path}".`
        problems.push({ file: name, line: 1, kind: 'changed', message })
      }
      sources.push({ file, route, path, source, origins: lines })
    } catch (error) {
      problems.push(refusal(name, error))
    }
  }
  return { sources, redirects }
}

/** The pages that have an address, by their ids. */
type Taken = ReadonlyMap<string, { name: string; path: string }>

/** The path that a page has here, or why it can have none. */
function addressOf(
  route: string,
  rename: boolean,
  taken: Taken,
): { path: string } | { problem: string } {
  const wanted = pagePath(route)
  const problem = pagePathProblem(wanted)
  const mended = problem ? mendedPath(route) : ''
  if (problem && !(rename && mended)) {
    const offer = mended && ` With --rename it becomes "${mended}".`
    return { problem: `the path "${wanted}" cannot be a page's. ${problem}${offer}` }
  }
  const path = mended || wanted
  const other = taken.get(pageId(path))
  if (!other) return { path }
  if (other.path === path) return { problem: `${other.name} has the path "${path}" already.` }
  const both = `"${path}" would share an id with "${other.path}" of ${other.name}.`
  return { problem: `${both} Rename one of both.` }
}

/** Whether there is such a folder in the site, or beside it, and no link leads to it. */
function isInside(folder: string, below: string): boolean {
  const [site, place] = [realpathSync(folder), join(folder, below)]
  if (!existsSync(place)) return false
  const own = join(site, below)
  return realpathSync(place) === own && `${own}/`.startsWith(`${rootOf(site, below)}/`)
}

/** A file that is not taken, and why: what a file holds must not end the run. */
export function refusal(file: string, error: unknown): ImportProblem {
  if (!(error instanceof Error)) throw error
  const line = error instanceof Refused ? error.line : 1
  const reason = error instanceof RangeError ? 'it is nested too deeply.' : error.message
  return { file, line, kind: 'refused', message: `the file is not taken: ${reason}` }
}
