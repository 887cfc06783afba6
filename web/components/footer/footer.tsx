import { hashOf } from '../../content/cache/hash-of.ts'
import type { SiteLayout } from '../../content/site-layout/site-layout.ts'
import type { Translate } from '../../messages/translator.ts'
import { NavLink } from '../nav-link/nav-link.tsx'
import { offerMarkup } from '../shared-markup/offered-markup.ts'
import { SharedMarkup } from '../shared-markup/shared-markup.client.tsx'
import styles from './footer.module.css'

export interface FooterProps {
  layout: SiteLayout
  /** Address of the page that is shown. */
  href: string
  t: Translate
}

/** The same on every page of a locale. */
export function Footer({ layout: { footer, copyright }, href, t }: FooterProps) {
  const hash = hashOf([footer, copyright, t('nav.external')])
  offerMarkup(hash, () => (
    <>
      <div className={styles.columns}>
        {footer.map((column) => (
          <section key={column.key}>
            <h2>{column.title.text}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.key}>
                  <NavLink link={link} t={t} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p>{copyright.text}</p>
    </>
  ))
  return (
    <SharedMarkup
      as="footer"
      className={styles.footer ?? ''}
      hash={hash}
      href={href}
      name="footer"
    />
  )
}
