import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pageId } from '../../schemas/ids.ts'
import { TooDeep } from '../../schemas/markdown/docusaurus/nest.ts'
import {
  type DocusaurusFile,
  type DocusaurusPage,
  docusaurusPage,
  readDocusaurus,
} from '../../schemas/markdown/docusaurus/page.ts'
import type { Problem } from '../../schemas/markdown/docusaurus/problems.ts'
import { pagePathProblem } from '../../schemas/validation/page-path.ts'
import { pagePath, pageRoute } from './page-route.ts'
import { readFolder } from './read-folder.ts'
import { resolveLink, type Site } from './resolve-link.ts'

export interface FolderOptions {
  /** Root of the Docusaurus site, or its folder of docs. */
  folder: string
  /** The folder of the translation below `i18n`. */
  locale: string
  /** Origins under which the site itself is known: `https://docs.example`. */
  origins: string[]
}

export interface ReadPage {
  path: string
  source: DocusaurusFile
  page: DocusaurusPage
}

export interface ReadPages {
  en: ReadPage[]
  translated: ReadPage[]
  problems: Problem[]
}

/** Every page of a Docusaurus site, in both languages, with its links led to pages. */
export function readPages({ folder, locale, origins }: FolderOptions): ReadPages {
  const problems: Problem[] = []
  const docs = existsSync(join(folder, 'docs')) ? 'docs' : ''
  const i18n = `i18n/${locale}/docusaurus-plugin-content-docs/current`
  const sources = readSources(folder, docs, problems)
  const theirs = existsSync(join(folder, i18n)) ? readSources(folder, i18n, problems) : []
  // A page that has only a translation is not taken, so nothing leads to it.
  const all = [...sources, ...theirs]
  const site: Site = {
    routes: new Map(sources.map(({ route, path }) => [route, path])),
    files: new Map(all.map(({ file, route }) => [file, route])),
    bases: ['/docs', `/${locale}`, `/docs/${locale}`, `/${locale}/docs`],
    origins,
  }
  const pages = (some: Source[]): ReadPage[] =>
    some.flatMap(({ file, route, path, source }) => {
      try {
        const from = { file, route }
        const page = docusaurusPage(source, path, (url) => resolveLink(site, from, url))
        return [{ path, source, page }]
      } catch (error) {
        problems.push(refusal(source.file, error))
        return []
      }
    })
  const [en, translated] = [pages(sources), pages(theirs)]
  problems.push(...[...en, ...translated].flatMap(({ page }) => page.problems))
  return { en, translated, problems }
}

interface Source {
  file: string
  route: string
  path: string
  source: DocusaurusFile
}

function readSources(folder: string, below: string, problems: Problem[]): Source[] {
  const named = (file: string) => (below === '' ? file : `${below}/${file}`)
  const found = readFolder(join(folder, below))
  problems.push(...found.problems.map((one) => ({ ...one, file: named(one.file) })))
  const taken = new Map<string, { name: string; path: string }>()
  const sources: Source[] = []
  for (const { file, text } of found.files) {
    const name = named(file)
    try {
      const source = readDocusaurus(name, text)
      const route = pageRoute(file, source.frontMatter)
      const path = pagePath(route)
      const problem = pagePathProblem(path)
      if (problem) throw new Error(`the path "${path}" cannot be a page's. ${problem}`)
      const other = taken.get(pageId(path))
      if (other?.path === path) throw new Error(`${other.name} has the path "${path}" already.`)
      if (other) {
        throw new Error(
          `"${path}" would share an id with "${other.path}" of ${other.name}. Rename one of both.`,
        )
      }
      taken.set(pageId(path), { name, path })
      if (path !== route) {
        const message = `the page moves from "${route}" to "${path}".`
        problems.push({ file: name, line: 1, kind: 'changed', message })
      }
      sources.push({ file, route, path, source })
    } catch (error) {
      problems.push(refusal(name, error))
    }
  }
  return sources
}

/** A file that is not taken, and why: what a file holds must not end the run. */
function refusal(file: string, error: unknown): Problem {
  if (!(error instanceof Error)) throw error
  const line = error instanceof TooDeep ? error.line : 1
  const reason = error instanceof RangeError ? 'it is nested too deeply.' : error.message
  return { file, line, kind: 'lost', message: `the file is not taken: ${reason}` }
}
