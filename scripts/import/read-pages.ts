import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Translation, translations } from '../../schemas/locales.ts'
import {
  type DocusaurusFile,
  type DocusaurusPage,
  docusaurusPage,
} from '../../schemas/markdown/docusaurus/page.ts'
import type { ImportProblem, StandIn } from '../../schemas/markdown/docusaurus/problems.ts'
import { siteConfig } from './menus/site-config.ts'
import { type Menus, readMenus } from './menus/site-menus.ts'
import type { Origin } from './partials.ts'
import type { Pictures } from './pictures/find-pictures.ts'
import { resolveImage } from './pictures/resolve-image.ts'
import { readSources, refusal, type Source, type Sources } from './read-sources.ts'
import { resolveLink, type Site } from './resolve-link.ts'
import { unreadFolders } from './unread-folders.ts'
import { LONGEST, withinTime } from './within-time.ts'

export interface FolderOptions {
  /** Root of the Docusaurus site, or its folder of docs. */
  folder: string
  /** The translation's folder below `i18n`. It becomes the locale of the same name, or else the first translation. */
  locale: string
  /** Origins under which the site itself is known: `https://docs.example`. */
  origins: string[]
  /** Sidebars file, relative to the folder; else the one in the site's configuration. */
  sidebars?: string | undefined
  /** Images of the folder. */
  pictures?: Pictures
  /** Replacements for the site's own components, by name. */
  components?: ReadonlyMap<string, StandIn>
  /** Whether to correct addresses that no page may have. */
  rename?: boolean
  /** Progress callback with the number of files read. */
  read?: (done: number, all: number) => void
}

export interface ReadPage {
  path: string
  source: DocusaurusFile
  page: DocusaurusPage
}

export interface ReadPages {
  en: ReadPage[]
  translated: ReadPage[]
  /** Locale of the translation. */
  locale: Translation
  menus: Menus
  problems: ImportProblem[]
}

/** Reads every page of a Docusaurus site, in English and the translation, with resolved links, and its menus. */
export function readPages(options: FolderOptions): ReadPages {
  const {
    folder,
    locale: language,
    origins,
    sidebars,
    pictures = new Map(),
    rename,
    components,
    read,
  } = options
  const locale = translations.find((known) => known === language) ?? translations[0]
  const problems: ImportProblem[] = []
  const config = siteConfig(folder, language, problems)
  const docs = config.docs ?? (existsSync(join(folder, 'docs')) ? 'docs' : '')
  const i18n = `i18n/${language}/docusaurus-plugin-content-docs/current`
  const below = { en: docs, translated: i18n }
  problems.push(...unreadFolders(folder, docs, language))
  let english = readSources(folder, docs, problems, rename)
  let theirs: Sources = { sources: [], redirects: [] }
  if (existsSync(join(folder, i18n))) theirs = readSources(folder, i18n, problems, rename)
  // A rejected page must not be a link target, so reading starts again without it.
  for (;;) {
    const found: ImportProblem[] = []
    const { menus, site } = readMenus({
      folder,
      language,
      locale,
      below,
      config,
      file: sidebars ?? config.sidebars,
      english,
      theirs,
      origins: [...origins, ...config.origins],
      problems: found,
    })
    const refused = new Map<Source, ImportProblem>()
    const all = english.sources.length + theirs.sources.length
    let done = 0
    const leads = { site, pictures, below, components, next: () => read?.(++done, all) }
    const en = converted(english, leads, refused)
    const translated = converted(theirs, leads, refused)
    if (refused.size === 0) {
      problems.push(...found, ...[...en, ...translated].flatMap(({ page }) => page.problems))
      return { en, translated, locale, menus, problems }
    }
    problems.push(...refused.values())
    english = without(english, refused)
    theirs = without(theirs, refused)
  }
}

interface ReadContext {
  site: Site
  pictures: Pictures
  below: { en: string; translated: string }
  components: ReadonlyMap<string, StandIn> | undefined
  next: () => void
}

function converted(
  { sources }: Sources,
  { site, pictures, below, components, next }: ReadContext,
  refused: Map<Source, ImportProblem>,
): ReadPage[] {
  return sources.flatMap((one) => {
    const { path, source } = one
    next()
    try {
      const link = (url: string) => resolveLink(site, one, url)
      const from = { file: source.file, below, bases: site.bases }
      const image = (url: string) => resolveImage(pictures, from, url)
      const page = withinTime(LONGEST, () => docusaurusPage(source, path, link, image, components))
      return [{ path, source, page: asWritten(page, one) }]
    } catch (error) {
      refused.set(one, refusal(source.file, error))
      return []
    }
  })
}

/** The page with its findings moved to the source lines where they were written. */
function asWritten(page: DocusaurusPage, { origins }: Source): DocusaurusPage {
  const at = <Found extends Origin>(found: Found): Found => {
    const { file, line } = origins[found.line - 1] ?? found
    return { ...found, file, line }
  }
  return { ...page, problems: page.problems.map(at), links: page.links.map(at) }
}

function without(
  { sources, redirects }: Sources,
  refused: ReadonlyMap<Source, ImportProblem>,
): Sources {
  return { sources: sources.filter((one) => !refused.has(one)), redirects }
}
