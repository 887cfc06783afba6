import type { SiteLayout } from '../../content/site-layout/site-layout.ts'
import type { Translate } from '../../messages/translator.ts'
import { NavLink } from '../nav-link/nav-link.tsx'
import styles from './footer.module.css'

export interface FooterProps {
  layout: SiteLayout
  t: Translate
}

/** The footer, equal on every page of a locale. */
export function Footer({ layout: { footer, copyright }, t }: FooterProps) {
  return (
    <footer className={styles.footer}>
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
    </footer>
  )
}
