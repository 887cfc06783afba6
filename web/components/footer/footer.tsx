import type { Chrome } from '../../content/chrome.ts'
import type { Translate } from '../intl/translator.ts'
import { NavLink } from '../nav-link/nav-link.tsx'
import styles from './footer.module.css'

export function Footer({ chrome, t }: { chrome: Chrome; t: Translate }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        {chrome.footer.map((column) => (
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
      <p>{chrome.copyright.text}</p>
    </footer>
  )
}
