import type { LandingGroup, LandingLink } from '../../content/landing/landing-groups.ts'
import { MethodBadge } from '../method-badge/method-badge.tsx'
import { Words } from '../words/words.tsx'
import styles from './group.module.css'
import { Guides } from './guides.tsx'

/** What one sidebar leads to: its guides with their descriptions, its categories page by page. */
export function Group({ group }: { group: LandingGroup }) {
  return (
    <section className={styles.group}>
      <h2>
        <Words copy={group.title} />
      </h2>
      <Guides guides={group.guides} />
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
      <span>
        <Words copy={label} />
      </span>
      {request && <code translate="no">{request.path}</code>}
    </a>
  )
}
