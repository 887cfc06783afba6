import type { Translate } from '../../messages/translator.ts'
import styles from './code.module.css'
import { Code, type CodeProps } from './code.tsx'
import { CodeActions } from './code-actions.tsx'
import { languageName } from './language-name.ts'

export interface CodeFrameProps extends CodeProps {
  title?: string | undefined
  t: Translate
}

export function CodeFrame({ title, t, ...code }: CodeFrameProps) {
  return (
    <figure className={styles.frame} data-code="">
      <figcaption className={styles.head}>
        <span>{title ?? languageName(code.language, t)}</span>
        <CodeActions t={t} />
      </figcaption>
      <Code {...code} />
    </figure>
  )
}
