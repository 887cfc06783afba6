import type { ReactNode } from 'react'
import styles from './tabs.module.css'

export interface TabsProps {
  /** Unique on the page: ids are derived from it. */
  id: string
  /** Groups with the same name are switched together, and remembered. */
  group: string
  /** Whether the address stores the selected tab. */
  inAddress?: boolean
  tabs: { value: string; label: string; content: ReactNode; lang?: string | undefined }[]
  /** Whether it is in the frame of a code block. */
  framed?: boolean
  /** Name of the menu of all tabs, for narrow rows. */
  choice?: string | undefined
  before?: ReactNode
  after?: ReactNode
}

/** Tabs; without scripts all panels are shown below each other, with their labels. */
export function Tabs({
  id,
  group,
  inAddress = false,
  tabs,
  framed = false,
  choice,
  before,
  after,
}: TabsProps) {
  return (
    <div
      className={framed ? styles.framed : styles.tabs}
      data-tabs={group}
      data-in-address={inAddress ? '' : undefined}
      data-code={framed ? '' : undefined}
    >
      <div className={styles.head}>
        {before}
        <div className={styles.list} role="tablist" aria-orientation="horizontal">
          {tabs.map(({ value, label, lang }, index) => (
            <button
              key={value}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              aria-controls={`${id}-panel-${index}`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
              data-value={value}
              lang={lang}
            >
              {label}
            </button>
          ))}
        </div>
        {choice !== undefined && (
          <select className={styles.choice} aria-label={choice} data-tab-choice="">
            {tabs.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
        {after}
      </div>
      {tabs.map(({ value, label, content, lang }, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          data-off={index === 0 ? undefined : ''}
          lang={lang}
        >
          <p className={styles.label}>{label}</p>
          {content}
        </div>
      ))}
    </div>
  )
}
