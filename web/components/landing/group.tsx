import type { LandingGroup, LandingLink } from '../../content/landing/landing-groups.ts'
import { InlineText } from '../inline-text/inline-text.tsx'
import { MethodBadge } from '../method-badge/method-badge.tsx'
import { PlainText } from '../plain-text/plain-text.tsx'
import styles from './group.module.css'
import { Guides } from './guides.tsx'

/** The content of one sidebar: its guides, and its categories with descriptions and two pages each. */
export function Group({ group }: { group: LandingGroup }) {
  return (
    <section className={styles.group}>
      <h2>
        <PlainText text={group.title} />
      </h2>
      <Guides guides={group.guides} />
      <ul className={styles.sections}>
        {group.sections.map(({ label, href, description, pages }) => (
          <li key={href}>
            <h3>
              <a href={href}>
                <PlainText text={label} />
              </a>
            </h3>
            <p>
              <InlineText text={description} />
            </p>
            {pages.map((page) => (
              <Row key={page.href} page={page} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ page: { label, href, request } }: { page: LandingLink }) {
  return (
    <a className={styles.page} href={href}>
      {request && <MethodBadge method={request.method} />}
      <span>
        <PlainText text={label} />
      </span>
    </a>
  )
}
