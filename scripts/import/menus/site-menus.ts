import type { z } from 'zod'
import { fieldOf, type Translation } from '../../../schemas/locales.ts'
import type { ImportProblem } from '../../../schemas/markdown/docusaurus/problems.ts'
import type { AnnouncementEntry } from '../../seed/announcement-document.ts'
import type { settingsFile } from '../../seed/small-documents.ts'
import {
  field,
  itemsOf,
  type LiteralNode,
  problemAt,
  programsIn,
  textIn,
} from '../program/literal-node.ts'
import type { Sources } from '../read-sources.ts'
import { resolveLink, type Site } from '../resolve-link.ts'
import { docIdentity, docsOf } from './docs.ts'
import type { GeneratedPage } from './generated-page.ts'
import { navigation } from './navigation.ts'
import { type Redirect, redirectsOf } from './redirects.ts'
import { type ImportedSidebar, readSidebars } from './sidebars.ts'
import type { SiteConfig } from './site-config.ts'
import { routeIn, siteRoutes } from './site-routes.ts'
import { type Targets, targetOf } from './targets.ts'
import { type ThemeWords, themeWords, withTranslation } from './theme-words.ts'

const LETTERS: Record<string, string> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  nbsp: ' ',
  copy: '©',
}

/** The text of HTML without tags. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => LETTERS[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Sidebars, navigation, settings and redirects of a site, in the format of content files. */
export interface Menus {
  sidebars: ImportedSidebar[]
  generated: GeneratedPage[]
  navigation: ReturnType<typeof navigation>
  settings: ReturnType<typeof settings>
  announcements: AnnouncementEntry[]
  redirects: Redirect[]
}

interface Options {
  folder: string
  /** Name of the translation's folder below `i18n`. */
  language: string
  locale: Translation
  /** Folders of the docs. */
  below: { en: string; translated: string }
  config: SiteConfig
  /** Path of the sidebars file. */
  file: string | undefined
  english: Sources
  theirs: Sources
  origins: string[]
  problems: ImportProblem[]
}

/** Reads the menus, and returns the link resolver's site as well. */
export function readMenus(options: Options): { menus: Menus; site: Site } {
  const { folder, language, locale, config, english, theirs, origins, problems } = options
  const words = themeWords(folder, language, locale, problems)
  const docs = docsOf(english.sources, theirs.sources, fieldOf(locale))
  const around = {
    docs,
    site: folder,
    below: options.below,
    field: fieldOf(locale),
    words: words.sidebars,
    moved: new Set(english.redirects.map(({ file }) => docIdentity(file, {}).id)),
    config: config.config,
    file: options.file,
  }
  // Sidebars are read twice: first to find the generated category pages, to which entries may link.
  const nowhere = { resolve: () => undefined, isHome: () => false, problems: [] }
  const { generated } = readSidebars({ ...around, ...nowhere })
  const { site, moved } = siteRoutes({ english, theirs, generated, config, origins })
  const addresses = {
    resolve: (url: string) => resolveLink(site, { file: '', route: '' }, url),
    isHome: (url: string) => url.startsWith('/') && routeIn(site, url) === '',
    problems,
  }
  const { sidebars } = readSidebars({ ...around, ...addresses })
  const targets = { docs, sidebars, ...addresses }
  const navbar = field(config.config, 'themeConfig', 'navbar', 'items')
  const footer = field(config.config, 'themeConfig', 'footer')
  problems.push(...[navbar, footer, config.redirects].flatMap(programsIn))
  const labels = new Map(
    itemsOf(navbar).map((entry) => [textIn(entry, 'sidebarId'), textIn(entry, 'label')]),
  )
  return {
    menus: {
      sidebars: sidebars.map((sidebar) => {
        const en = labels.get(sidebar.key) ?? sidebar.title.en
        return { ...sidebar, title: withTranslation(en, words.navbar, `item.label.${en}`) }
      }),
      generated,
      navigation: navigation(config.config, words, targets),
      settings: settings(config.config, words),
      announcements: announcements(config.config, targets),
      redirects: redirectsOf(
        moved,
        new Set([...docs.values(), ...generated].map(({ path }) => path)),
        problems,
      ),
    },
    site,
  }
}

type Settings = z.infer<typeof settingsFile>

/** Name, tagline and copyright of a site; undefined without a title. */
function settings(config: LiteralNode | undefined, words: ThemeWords): Settings | undefined {
  const theme = field(config, 'themeConfig')
  const name = textIn(theme, 'navbar', 'title') ?? textIn(config, 'title')
  if (name === undefined) return undefined
  const copyright = plainText(textIn(theme, 'footer', 'copyright') ?? `© ${name}`)
  const translated = Object.entries(words.footer.get('copyright') ?? {})
  const banner = field(config, 'baseUrlIssueBanner')
  return {
    name: withTranslation(name, words.navbar, 'title'),
    tagline: { en: textIn(config, 'tagline') ?? name },
    copyright: {
      en: copyright,
      ...Object.fromEntries(translated.map(([field, text]) => [field, plainText(text)])),
    },
    baseUrlIssueBanner: banner?.kind !== 'plain' || banner.value !== false,
  }
}

/** The announcement bar of a site; none when it has no text. */
function announcements(config: LiteralNode | undefined, targets: Targets): AnnouncementEntry[] {
  const bar = field(config, 'themeConfig', 'announcementBar')
  const content = textIn(bar, 'content')
  if (!bar || content === undefined) return []
  const links = [...content.matchAll(/<a\s[^>]*?href\s*=\s*(["'])(.*?)\1/gi)]
  const [url, more] = links.map(([, , href]) => href)
  if (more !== undefined) {
    targets.problems.push(
      problemAt(bar, 'lost', `an announcement has one link, so "${more}" is left out.`),
    )
  }
  const linked: LiteralNode | undefined =
    url === undefined
      ? undefined
      : { ...bar, kind: 'fields', fields: new Map([['to', { ...bar, kind: 'plain', value: url }]]) }
  const closeable = field(bar, 'isCloseable')
  return [
    {
      name: textIn(bar, 'id') ?? 'bar',
      level: 'notice',
      text: { en: plainText(content) },
      ...(linked && targetOf(targets, linked)),
      closeable: closeable?.kind !== 'plain' || closeable.value !== false,
    },
  ]
}
