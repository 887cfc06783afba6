import type { LandingGroup, LandingLink } from '../../content/landing-groups.ts'
import type { Copy } from '../../content/page-data.ts'
import { localeConfig } from '../../locales.ts'
import { InlineText } from '../inline-text/inline-text.tsx'
import { MethodBadge } from '../method-badge/method-badge.tsx'
import styles from './group.module.css'

/** What one sidebar leads to: its guides with their descriptions, its categories page by page. */
export function Group({ group }: { group: LandingGroup }) {
  return (
    <section className={styles.group}>
      <h2>
        <Words copy={group.title} />
      </h2>
      {group.guides.length > 0 && (
        <ul className={styles.guides}>
          {group.guides.map(({ label, href, description }) => (
            <li key={href}>
              <a href={href}>
                <strong>
                  <Words copy={label} />
                </strong>
                <InlineText copy={description} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {group.sections.map(({ key, label, href, pages }) => (
        <div key={key} className={styles.section}>
          <h3>
            <a href={href}>
              <Words copy={label} />
            </a>
            <span>{pages.length}</span>
          </h3>
          <ul>
            {pages.map((page) => (
              <li key={page.href}>
                <Row page={page} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Row({ page: { label, href, request } }: { page: LandingLink }) {
  return (
    <a href={href}>
      {request ? <MethodBadge method={request.method} /> : <b />}
      <Words copy={label} />
      {request && <code translate="no">{request.path}</code>}
    </a>
  )
}

function Words({ copy: { text, lang } }: { copy: Copy }) {
  return <span lang={lang && localeConfig[lang].htmlLang}>{text}</span>
}
