import { pageHref } from '../../config/paths.ts'
import type { PageData } from '../../content/model/page-data.ts'
import type { SiteLayout } from '../../content/site-layout/site-layout.ts'

export interface VersionChoicesProps {
  layout: Pick<SiteLayout, 'version' | 'versions'>
  /** The current page; undefined for a page without a version. */
  page: PageData | undefined
}

/** Links to the current page in every version, or else to that version's main page, as list items. */
export function VersionChoices({ layout, page }: VersionChoicesProps) {
  const versions = layout.versions.length > 0 ? layout.versions : [layout.version]
  return versions.map(({ name, label, href }) => (
    <li key={name}>
      <a
        href={hrefIn(name, page) ?? href}
        aria-current={name === page?.version.name ? 'true' : undefined}
        data-keeps-place=""
        data-version={name}
      >
        {label}
      </a>
    </li>
  ))
}

function hrefIn(version: string, page: PageData | undefined): string | undefined {
  if (!page) return undefined
  if (version === page.version.name) return pageHref(page.path, page.locale)
  return page.inVersions.find(({ name }) => name === version)?.href
}
