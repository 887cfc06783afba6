import type { Translate } from '../../messages/translator.ts'
import { MoonIcon, SunIcon } from '../icons/icons.tsx'
import { InlineScript } from '../inline-script/inline-script.tsx'
import styles from './colour-mode-toggle.module.css'

/** A button that shows the current colour mode and toggles it. Hidden without scripts. */
export function ColourModeToggle({ t }: { t: Translate }) {
  const dark = t('colour.dark')
  const light = t('colour.light')
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-label={t('colour.toggle', { mode: dark })}
        title={dark}
        data-colour-toggle=""
        data-dark={`${t('colour.toggle', { mode: dark })}|${dark}`}
        data-light={`${t('colour.toggle', { mode: light })}|${light}`}
      >
        <MoonIcon />
        <SunIcon />
      </button>
      <InlineScript name="toggleLabel" />
    </>
  )
}
