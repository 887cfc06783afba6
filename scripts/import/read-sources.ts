import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { pageId } from '../../schemas/ids.ts'
import { UnsupportedContentError } from '../../schemas/markdown/docusaurus/nest-elements.ts'
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

/** Path of the page at the root of the docs, whose route is empty. */
const ROOT = 'home'

/**
 * The nearest valid page path for `route`: words of a–z and 0–9 with single hyphens, and another first word when the
 * site uses that address itself. Empty when a segment has no such letter.
 */
function mendedPath(route: string): string {
  if (route === '') return ROOT
  const names = route.split('/').map(anchorFrom)
  if (names.includes('')) return ''
  const path = names.join('/')
  return reservedSegment(path) === undefined ? path : path.replace(/^[^/]+/, '$&-pages')
}

/** A file that becomes a page. */
export interface Source {
  /** Path relative to its docs folder. */
  file: string
  /** Route in Docusaurus. */
  route: string
  /** Path of its page here. */
  path: string
  source: DocusaurusFile
  /** Source location of each line. */
  origins: readonly Origin[]
}

/** A file that only redirects. */
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
 * Reads the pages of the docs folder `below` the site, parsing only their front matter; rejected files are reported. An
 * invalid address leaves its page out, or is corrected with `rename`.
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

/** Pages that already have an address, by id. */
type TakenPaths = ReadonlyMap<string, { name: string; path: string }>

/** The path of the page here, or the reason why it cannot have one. */
function addressOf(
  route: string,
  rename: boolean,
  taken: TakenPaths,
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

/** Whether the folder exists inside or beside the site, and is not a symbolic link out of it. */
function isInside(folder: string, below: string): boolean {
  const [site, place] = [realpathSync(folder), join(folder, below)]
  if (!existsSync(place)) return false
  const own = join(site, below)
  return realpathSync(place) === own && `${own}/`.startsWith(`${rootOf(site, below)}/`)
}

/** A problem for a file that cannot be read: the content of one file must not end the run. */
export function refusal(file: string, error: unknown): ImportProblem {
  if (!(error instanceof Error)) throw error
  const line = error instanceof UnsupportedContentError ? error.line : 1
  const reason = error instanceof RangeError ? 'it is nested too deeply.' : error.message
  return { file, line, kind: 'refused', message: `the file is not taken: ${reason}` }
}
