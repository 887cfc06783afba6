import type { CallFact } from '../../../content/reference/operation-notes.ts'
import styles from './key-permission.module.css'

/** The permission that the key needs, in the page's words. */
export function KeyPermission({ permission }: { permission: CallFact }) {
  return (
    <dl className={styles.permission}>
      <dt>{permission.label}</dt>
      {permission.values.map(({ text, code }) => (
        <dd key={text}>{code ? <code translate="no">{text}</code> : text}</dd>
      ))}
    </dl>
  )
}
