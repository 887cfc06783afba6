import type { LayoutLink } from '../../content/site-layout/site-layout.ts'
import type { Translate } from '../../messages/translator.ts'
import { ExternalIcon } from '../icons/icons.tsx'
import { langOf } from './lang-of.ts'

export interface NavLinkProps {
  link: Pick<LayoutLink, 'label' | 'href' | 'external'>
  current?: 'page' | 'true' | undefined
  t: Translate
}

/** A link of the navbar, drawer or footer, with an icon if it leaves the site. */
export function NavLink({ link, current, t }: NavLinkProps) {
  const { label, href } = link
  const lang = langOf(label)
  if (link.external)
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" lang={lang}>
        {label.text} <ExternalIcon label={t('nav.external')} />
      </a>
    )
  return (
    <a href={href} aria-current={current} lang={lang}>
      {label.text}
    </a>
  )
}
