import type { SearchLabels } from '../words/search-labels.ts'
import styles from './search-modal.module.css'

/** The dialog's shortcuts; screen readers announce those of a combobox themselves. */
export function ModalFoot({ labels }: { labels: SearchLabels }) {
  return (
    <div className={styles.foot} aria-hidden="true">
      <span>
        <kbd translate="no">↵</kbd> {labels.keyOpen}
      </span>
      <span>
        <kbd translate="no">ctrl</kbd> <kbd translate="no">↵</kbd> {labels.keyNewTab}
      </span>
      <span>
        <kbd translate="no">↑</kbd> <kbd translate="no">↓</kbd> {labels.keyMove}
      </span>
      <span>
        <kbd translate="no">esc</kbd> {labels.keyClose}
      </span>
    </div>
  )
}
