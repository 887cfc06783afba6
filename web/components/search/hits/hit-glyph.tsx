import type { RecordType } from '../../../search/record.ts'
import styles from './search-results.module.css'

/** An icon for the kind of a hit, whose name is beside it. */
export function HitGlyph({ type }: { type: RecordType }) {
  return (
    <svg
      className={styles.glyph}
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      <path d={paths[type]} />
    </svg>
  )
}

const page = 'M4 2.5h5.5L12 5v8.5H4zM6 7.5h4M6 10h4'
const hash = 'M6.5 3 5 13M11 3 9.5 13M3.5 6h9.5M3 10h9.5'
const lines = 'M3 4.5h10M3 8h10M3 11.5h6'
const braces = 'M6.5 3C4 3 6 8 3.5 8 6 8 4 13 6.5 13M9.5 3c2.5 0 .5 5 3 5-2.5 0-.5 5-3 5'
const paths: Record<RecordType, string> = {
  page,
  operation: 'M2.5 8h9M8.5 4.5 12 8l-3.5 3.5M14 4v8',
  explorer: 'M3 4.5h10v7H3zM5.5 7 7 8 5.5 9.3M8.5 9.5h2.5',
  heading: hash,
  topic:
    'M8 8h.01M5.5 5.5a3.6 3.6 0 0 0 0 5M10.5 5.5a3.6 3.6 0 0 1 0 5M3.5 3.5a6.4 6.4 0 0 0 0 9M12.5 3.5a6.4 6.4 0 0 1 0 9',
  parameter: braces,
  field: braces,
  value: 'M4 6.5h8M4 9.5h8',
  error: 'M8 2.5 14 13H2zM8 6.5v3M8 11.3v.2',
  change: 'M8 4.5V8l2.5 1.5M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11',
  text: lines,
  code: 'M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5',
}
