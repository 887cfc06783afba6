import { type Locale, locales } from '../../web/config/locales.ts'
import { type PeerForm, peerMarkdown } from './peer-markdown.ts'
import type { SourceSite } from './source-site.ts'

interface Place {
  folder: Record<Locale, string>
  form: PeerForm
  /** What stands at the root of a locale. */
  home: (locale: Locale) => string
}

/** The Markdown of every page and of the roots, path by path. */
export function pageFiles(site: SourceSite, { folder, form, home }: Place): [string, string][] {
  return locales.flatMap((locale): [string, string][] => [
    [`${folder[locale]}/index.md`, home(locale)],
    ...site.pages.map((page): [string, string] => [
      `${folder[locale]}/${page.path}.md`,
      peerMarkdown(page, locale, site, form),
    ]),
  ])
}
