import type { Chrome } from '../../content/chrome.ts'
import type { Translate } from '../intl/translator.ts'
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
                  {link.external ? (
                    <a href={link.href} target="_blank" rel="noopener noreferrer">
                      {link.label.text} <span aria-hidden="true">↗</span>
                      <span className="hidden">{t('nav.external')}</span>
                    </a>
                  ) : (
                    <a href={link.href}>{link.label.text}</a>
                  )}
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
