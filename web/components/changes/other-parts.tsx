import type { Translate } from '../../messages/translator.ts'
import styles from './other-parts.module.css'

interface OtherPartsProps {
  parts: readonly { href: string; text: string }[]
  t: Translate
}

/** Links to the other parts of a changelog that is too long for one page. */
export function OtherParts({ parts, t }: OtherPartsProps) {
  if (parts.length === 0) return null
  return (
    <nav className={styles.parts} aria-label={t('changelog.parts')}>
      <ul>
        {parts.map(({ href, text }) => (
          <li key={href}>
            <a href={href} data-changes-part="">
              {text}
            </a>
            <span data-part-count="" />
          </li>
        ))}
      </ul>
    </nav>
  )
}
