import type { LandingGroup, LandingLink } from '../../content/landing/landing-groups.ts'
import { MethodBadge } from '../method-badge/method-badge.tsx'
import { PlainText } from '../plain-text/plain-text.tsx'
import styles from './group.module.css'
import { Guides } from './guides.tsx'

/** What one sidebar leads to: its guides with their descriptions, its categories folded, page by page. */
export function Group({ group }: { group: LandingGroup }) {
  return (
    <section className={styles.group}>
      <h2>
        <PlainText text={group.title} />
      </h2>
      <Guides guides={group.guides} />
      {group.sections.length > 0 && (
        <div className={styles.sections}>
          {group.sections.map(({ key, label, pages }) => (
            <details key={key} className={styles.section}>
              <summary>
                <h3>
                  <PlainText text={label} />
                </h3>
              </summary>
              <ul>
                {pages.map((page) => (
                  <li key={page.href}>
                    <Row page={page} />
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      )}
    </section>
  )
}

function Row({ page: { label, href, request } }: { page: LandingLink }) {
  return (
    <a href={href}>
      {request ? <MethodBadge method={request.method} /> : <b />}
      <span>
        <PlainText text={label} />
      </span>
      {request && <code translate="no">{request.path}</code>}
    </a>
  )
}
