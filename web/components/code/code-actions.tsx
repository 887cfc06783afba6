import type { Translate } from '../../messages/translator.ts'
import { UnfoldIcon, WrapIcon } from '../icons/icons.tsx'
import styles from './code-actions.module.css'
import { CopyButton } from './copy-button.tsx'

/** Buttons for the nearest visible `[data-code]`. */
export function CodeActions({ t }: { t: Translate }) {
  return (
    <div className={styles.actions}>
      <button
        type="button"
        data-wrap=""
        hidden
        title={t('code.wrap')}
        aria-label={t('code.wrap')}
        aria-pressed="false"
      >
        <WrapIcon />
      </button>
      <button
        type="button"
        data-unfold=""
        hidden
        title={t('code.unfold')}
        aria-label={t('code.unfold')}
        aria-pressed="false"
      >
        <UnfoldIcon />
      </button>
      <CopyButton title={t('code.copy')} label={t('code.copyLabel')} t={t} />
    </div>
  )
}
