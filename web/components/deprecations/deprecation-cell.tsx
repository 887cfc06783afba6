import type { ListedDeprecation } from '../../content/deprecations/load-deprecations.ts'
import { InlineText } from '../inline-text/inline-text.tsx'
import styles from './deprecations-view.module.css'

interface CellProps {
  of: 'name' | 'since' | 'sunset' | 'successor'
  row: ListedDeprecation
}

/** A cell of the list of deprecations. */
export function Cell({ of, row }: CellProps) {
  const { name, href, deprecation } = row
  if (of === 'name')
    return (
      <>
        <Name name={name} href={href} />
        {row.of && (
          <span className={styles.of}>
            <code translate="no">{row.of}</code>
          </span>
        )}
      </>
    )
  if (of === 'successor') {
    const { successor, reason } = deprecation
    const isElsewhere = successor?.href?.startsWith('/')
    return (
      <>
        {successor && (
          <Name name={successor.name} href={isElsewhere ? successor.href : undefined} />
        )}
        {reason && (
          <span className={styles.of}>
            <InlineText text={reason} />
          </span>
        )}
      </>
    )
  }
  const day = deprecation[of]
  return day ? <time dateTime={day.date}>{day.dateText}</time> : '–'
}

function Name({ name, href }: { name: string; href: string | undefined }) {
  const code = <code translate="no">{name}</code>
  return href ? <a href={href}>{code}</a> : code
}
