import { MoonIcon, SunIcon } from '../icons/icons.tsx'
import styles from './colour-mode-toggle.module.css'

/** Needs a script to do anything, so it shows only where scripts run. */
export function ColourModeToggle({ label }: { label: string }) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={label}
      title={label}
      data-colour-toggle=""
    >
      <MoonIcon />
      <SunIcon />
    </button>
  )
}
