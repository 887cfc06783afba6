import type { Locale } from '../../../web/config/locales.ts'
import type { SourceSite } from '../source-site.ts'

/** A generator of static sites, as its documentation advises to set it up for such content. */
export interface Generator {
  name: string
  /** Exact versions from the npm registry. */
  packages: Record<string, string>
  /** The files of its project, by their paths. */
  files: (site: SourceSite) => Map<string, string>
  /** What Node runs to build it. */
  build: string[]
  /** Where its pages are then. */
  output: string
  /** What it keeps between builds beside its packages. */
  caches: string[]
  /** The source of a page. */
  pageFile: (path: string, locale: Locale) => string
}
