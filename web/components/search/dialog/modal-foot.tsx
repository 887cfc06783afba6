import type { SearchLabels } from '../words/search-labels.ts'
import styles from './search-modal.module.css'

/** The keys of the dialog; screen readers tell those of a combobox themselves. */
export function ModalFoot({ labels }: { labels: SearchLabels }) {
  return (
    <div className={styles.foot} aria-hidden="true">
      <span>
        <kbd>↵</kbd> {labels.keyOpen}
      </span>
      <span>
        <kbd>ctrl</kbd> <kbd>↵</kbd> {labels.keyNewTab}
      </span>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {labels.keyMove}
      </span>
      <span>
        <kbd>esc</kbd> {labels.keyClose}
      </span>
    </div>
  )
}
