import type { LandingTask } from '../../content/landing/landing-tasks.ts'
import type { Translate } from '../../messages/translator.ts'
import { InlineText } from '../inline-text/inline-text.tsx'
import { PlainText } from '../plain-text/plain-text.tsx'
import styles from './tasks.module.css'

/** Common tasks, each with a link to its description. */
export function Tasks({ tasks, t }: { tasks: LandingTask[]; t: Translate }) {
  if (tasks.length === 0) return null
  return (
    <section className={styles.tasks} aria-labelledby="tasks">
      <h2 id="tasks">{t('landing.tasks')}</h2>
      <ul>
        {tasks.map(({ title, text, href }) => (
          <li key={href}>
            <a href={href}>
              <strong>
                <PlainText text={title} />
              </strong>
              <InlineText text={text} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
