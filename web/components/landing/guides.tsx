import type { LandingGuide } from '../../content/landing/landing-groups.ts'
import { InlineText } from '../inline-text/inline-text.tsx'
import { PlainText } from '../plain-text/plain-text.tsx'
import styles from './guides.module.css'

/** Guides with their descriptions. */
export function Guides({ guides }: { guides: LandingGuide[] }) {
  if (guides.length === 0) return null
  return (
    <ul className={styles.guides}>
      {guides.map(({ label, href, description }) => (
        <li key={href}>
          <a href={href}>
            <strong>
              <PlainText text={label} />
            </strong>
            <InlineText text={description} />
          </a>
        </li>
      ))}
    </ul>
  )
}
