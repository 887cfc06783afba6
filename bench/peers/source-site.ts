import { stringify } from 'yaml'
import { lakeAs } from '../../tests/support/lake.ts'
import { html } from '../../tests/support/page.ts'
import type { StackFile } from '../../tests/support/stack-file.ts'
import { type Locale, localeConfig } from '../../web/config/locales.ts'
import { fetchPagePaths } from '../../web/content/addresses/page-paths.ts'
import { translator } from '../../web/messages/translator.ts'
import { forEachLimited } from '../../web/server/limits/for-each-limited.ts'
import type { Generator } from './generators.ts'

const kinds = ['note', 'tip', 'info', 'warning', 'danger', 'caution'] as const
export type AdmonitionKind = (typeof kinds)[number]

/** The running site's pages in their Markdown format: every fact as text and tables. */
export interface SourceSite {
  /** Origin of the links in its pages: `http://localhost:3000/docs`. */
  address: string
  pages: Map<string, Record<Locale, string>>
  /** The sidebars, one per top-level folder. */
  areas: Folder[]
}

export interface Folder {
  label: string
  paths: string[]
  folders: Folder[]
}

const AT_A_TIME = 8

export async function readSourceSite(stack: StackFile): Promise<SourceSite> {
  const { site: address } = stack
  const lake = lakeAs(stack, 'viewer').withConfig({ perspective: 'published' })
  const paths = await fetchPagePaths(lake)
  const pages: SourceSite['pages'] = new Map()
  await forEachLimited(paths, AT_A_TIME, async (path) => {
    const chinese = `${address}/${localeConfig['zh-TW'].prefix}/${path}.md`
    pages.set(path, { en: await html(`${address}/${path}.md`), 'zh-TW': await html(chinese) })
  })
  return { address, pages, areas: folderOf('', paths, 0).folders }
}

/** The folder tree of `paths`, all of which begin with the same folders. */
function folderOf(label: string, paths: readonly string[], depth: number): Folder {
  const below = Map.groupBy(paths, (path) => {
    const [name, ...rest] = path.split('/').slice(depth)
    return rest.length > 0 ? name : undefined
  })
  return {
    label,
    paths: below.get(undefined) ?? [],
    folders: [...below].flatMap(([name, members]) =>
      name === undefined ? [] : folderOf(name, members, depth + 1),
    ),
  }
}

/**
 * Converts a page's `.md` answer for a peer. It begins with title, description and address: the first two become front
 * matter, the description also the first paragraph. Admonitions, which are quotes there, become directives again, and
 * links to pages lead to the peer's pages.
 */
export function peerMarkdown(
  [path, markdown]: [string, Record<Locale, string>],
  locale: Locale,
  site: SourceSite,
  generator: Generator,
): string {
  const [, title = path, description, body = ''] =
    /^# (.+)\n\n(?:> (.+)\n\n)?<http.*\n([\s\S]*)$/.exec(markdown[locale]) ?? []
  const front = {
    title: plain(title),
    ...(description !== undefined && { description: plain(description) }),
    slug: generator.slug(path, locale),
  }
  const words = withLinks(withAdmonitions(body, locale, generator), site, generator)
  const lead = description === undefined ? '' : `\n${description}\n`
  return `---\n${stringify(front, { lineWidth: 0 })}---\n${lead}${words}`
}

/** Removes the backslashes that escape Markdown. */
const plain = (text: string) => text.replace(/\\([\\`*[\]~_])/g, '$1').replaceAll('&lt;', '<')

function withAdmonitions(body: string, locale: Locale, { admonitions }: Generator): string {
  const t = translator(locale)
  const names = kinds.map((kind) => t(`admonition.${kind}`)).join('|')
  const quote = new RegExp(
    `^> \\*\\*(${names})(?:[:：] ?(.*))?\\*\\*\\n>\\n((?:>.*(?:\\n|$))+)`,
    'gm',
  )
  return body.replace(quote, (_, name: string, title: string | undefined, inner: string) => {
    const kind = kinds.find((one) => t(`admonition.${one}`) === name) ?? 'note'
    const words = inner.replace(/^> ?/gm, '').trim()
    return `:::${admonitions[kind] ?? kind}${title ? `[${title}]` : ''}\n\n${words}\n\n:::\n`
  })
}

function withLinks(body: string, { address, pages }: SourceSite, { chinese }: Generator): string {
  return body.replaceAll(/\]\((https?:[^)#\s]+)(#[^)\s]*)?\)/g, (link, url: string, hash = '') => {
    if (url !== address && !url.startsWith(`${address}/`)) return link
    const route = url.slice(address.length + 1)
    const path = route.replace(/^zh-TW(\/|$)/, '')
    if (path !== '' && !pages.has(path)) return link
    return `](/${[route === path ? '' : chinese, path].filter(Boolean).join('/')}${hash})`
  })
}
