import type { ImportProblem } from '../../../schemas/markdown/docusaurus/problems.ts'
import { readProgram } from '../program/read-program.ts'
import { field, itemsOf, textIn, textOf, type Written } from '../program/written.ts'

/** What a site's `docusaurus.config` says, as far as pages and menus need it. */
export interface SiteConfig {
  /** Undefined where the site has none. */
  config: Written | undefined
  /** Folder of the docs, if it is said. */
  docs: string | undefined
  /** File of the sidebars, if it is said. */
  sidebars: string | undefined
  /** What is before routes in addresses, `/docs`; the longest first. */
  bases: string[]
  /** `https://docs.example` */
  origins: string[]
  redirects: Written | undefined
}

/** Reads the site's configuration without running it. */
export function siteConfig(folder: string, locale: string, problems: ImportProblem[]): SiteConfig {
  const config = readProgram(folder, 'docusaurus.config', problems)
  const preset = options(field(config, 'presets'), /(?:^|preset-)classic/)
  const docs =
    field(preset, 'docs') ?? options(field(config, 'plugins'), /plugin-content-docs|^docs$/)
  const base = trimmed(textIn(config, 'baseUrl') ?? '')
  const place = trimmed(textIn(docs, 'routeBasePath') ?? 'docs')
  // Writers put the locale anywhere, and leave out what the browser does not need.
  const bases = [`${base}${place}`, base, place, '']
    .flatMap((one) => [one, `${one}${locale}/`, `${locale}/${one}`])
    .concat(`${base}${locale}/${place}`)
  const url = textIn(config, 'url')?.replace(/\/+$/, '')
  return {
    config,
    docs: below(textIn(docs, 'path')),
    sidebars: below(textIn(docs, 'sidebarPath')),
    bases: [...new Set(bases)].map((one) => `/${one}`.replace(/\/$/, '')).filter(Boolean),
    origins: url ? [url] : [],
    redirects: options(field(config, 'plugins'), /client-redirects$/),
  }
}

/** What `[['name', { … }]]` says for the name. */
function options(list: Written | undefined, name: RegExp): Written | undefined {
  for (const entry of itemsOf(list)) {
    const [first, second] = itemsOf(entry)
    if (name.test(textOf(first) ?? '')) return second
  }
  return undefined
}

/** `docs/` of `/docs`; empty for the root. */
function trimmed(address: string): string {
  const inner = address.replace(/^\/+|\/+$/g, '')
  return inner === '' ? '' : `${inner}/`
}

const below = (file: string | undefined): string | undefined =>
  file?.replace(/^(?:\.\/|@site\/)+/, '').replace(/\/+$/, '')
