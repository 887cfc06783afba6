import type { ImportProblem } from '../../../schemas/markdown/docusaurus/problems.ts'
import { field, itemsOf, type LiteralNode, textIn, textOf } from '../program/literal-node.ts'
import { readProgram } from '../program/read-program.ts'

/** The values of a site's `docusaurus.config` that pages and menus need. */
export interface SiteConfig {
  /** Undefined when the site has no configuration. */
  config: LiteralNode | undefined
  /** Folder of the docs, if configured. */
  docs: string | undefined
  /** File of the sidebars, if configured. */
  sidebars: string | undefined
  /** Prefixes of routes in addresses, such as `/docs`, longest first. */
  bases: string[]
  /** `https://docs.example` */
  origins: string[]
  redirects: LiteralNode | undefined
}

/** Reads the site's configuration without running it. */
export function siteConfig(folder: string, locale: string, problems: ImportProblem[]): SiteConfig {
  const config = readProgram(folder, 'docusaurus.config', problems)
  const preset = options(field(config, 'presets'), /(?:^|preset-)classic/)
  const docs =
    field(preset, 'docs') ?? options(field(config, 'plugins'), /plugin-content-docs|^docs$/)
  const base = trimmed(textIn(config, 'baseUrl') ?? '')
  const place = trimmed(textIn(docs, 'routeBasePath') ?? 'docs')
  // Writers put the locale in different places of an address, and leave out parts that the browser does not need.
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

/** The options of `['name', { … }]` in a list of plugins or presets. */
function options(list: LiteralNode | undefined, name: RegExp): LiteralNode | undefined {
  for (const entry of itemsOf(list)) {
    const [first, second] = itemsOf(entry)
    if (name.test(textOf(first) ?? '')) return second
  }
  return undefined
}

/** `/docs` becomes `docs/`; the root becomes ''. */
function trimmed(address: string): string {
  const inner = address.replace(/^\/+|\/+$/g, '')
  return inner === '' ? '' : `${inner}/`
}

const below = (file: string | undefined): string | undefined =>
  file?.replace(/^(?:\.\/|@site\/)+/, '').replace(/\/+$/, '')
