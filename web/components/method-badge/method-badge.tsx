import type { Method } from '../../content/model/page-data.ts'
import styles from './method-badge.module.css'

export function MethodBadge({ method }: { method: Method }) {
  return <b className={`${styles.badge} ${styles[method] ?? ''}`}>{method}</b>
}
