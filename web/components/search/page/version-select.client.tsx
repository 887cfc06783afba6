import type { DocsVersion } from '../../../content/site-layout/site-layout.ts'
import styles from './search-page.module.css'

interface Props {
  versions: readonly DocsVersion[]
  version: string
  label: string
  onChange: (name: string) => void
}

export function VersionSelect({ versions, version, label, onChange }: Props) {
  return (
    <select
      className={styles.version}
      aria-label={label}
      value={version}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {versions.map(({ name, label: text }) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </select>
  )
}
