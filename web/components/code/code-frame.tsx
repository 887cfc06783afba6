import type { Translate } from '../intl/translator.ts'
import styles from './code.module.css'
import { Code } from './code.tsx'
import { CopyButton } from './copy-button.tsx'
import { languageName } from './language-name.ts'

export interface CodeFrameProps {
  code: string
  language: string
  title?: string | undefined
  lineNumbers?: boolean
  t: Translate
}

export function CodeFrame({ code, language, title, lineNumbers = false, t }: CodeFrameProps) {
  return (
    <figure className={styles.frame} data-code="">
      <figcaption className={styles.head}>
        <span>{title ?? languageName(language, t)}</span>
        <CopyButton t={t} />
      </figcaption>
      <Code code={code} language={language} lineNumbers={lineNumbers} />
    </figure>
  )
}
