import type { DocsVersion } from '../../content/site-layout/site-layout.ts'
import type { Translate } from '../../messages/translator.ts'

export interface VersionLinkProps {
  version: DocsVersion
  t: Translate
}

/** The only version that there is; its label alone, such as "Next", says nothing of what it is. */
export function VersionLink({ version: { label, href }, t }: VersionLinkProps) {
  const name = t('nav.version', { version: label })
  return (
    <a href={href} title={name} aria-label={name}>
      {label}
    </a>
  )
}
