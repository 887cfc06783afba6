import type { ReactNode } from 'react'
import { htmlLang } from '../../web/components/html-lang.ts'
import type { ViewContext } from '../view-context.ts'
import type { PageSteps } from './resolve.ts'
import styles from './view.module.css'

export const viewSteps = ({ steps, lang }: PageSteps, { inner }: ViewContext): ReactNode => (
  // biome-ignore lint/a11y/noRedundantRoles: without markers, Safari takes a list for none
  <ol className={styles.steps} role="list" lang={htmlLang(lang)}>
    {steps.map((step) => (
      <li key={step._key} lang={htmlLang(step.lang)}>
        <p className={styles.title}>{step.title}</p>
        {inner(step.body)}
      </li>
    ))}
  </ol>
)
