import type { ReactNode } from 'react'
import { htmlLang } from '../../web/components/html-lang.ts'
import type { Translate } from '../../web/messages/translator.ts'
import type { ViewContext } from '../view-context.ts'
import { Drawing } from './drawing.tsx'
import type { DiagramEvent } from './model.ts'
import type { PageDiagram } from './resolve.ts'
import styles from './view.module.css'

export function viewDiagram(
  { title, actors, events, lang }: PageDiagram,
  { t }: ViewContext,
): ReactNode {
  const labels = new Map(actors.map(({ id, label }) => [id, label || id]))
  return (
    <figure className={styles.diagram} lang={htmlLang(lang)}>
      {title && <figcaption>{title}</figcaption>}
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset of a form */}
      <div
        className={styles.scroll}
        role="group"
        aria-label={title ? t('diagram.about', { subject: title }) : t('diagram')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls
        tabIndex={0}
        data-scroller=""
      >
        <Drawing actors={actors} events={events} />
      </div>
      <ol className="hidden">
        {events.map((event) => (
          <li key={event._key}>{sentence(event, labels, t)}</li>
        ))}
      </ol>
    </figure>
  )
}

/** Describes an arrow or note for screen readers. */
function sentence(event: DiagramEvent, labels: ReadonlyMap<string, string>, t: Translate): string {
  const named = (id: string) => labels.get(id) ?? id
  const { text } = event
  if (event._type === 'note')
    return t('diagram.note', { actors: event.over.map(named).join(', '), text })
  return t(`diagram.${event.kind}`, { from: named(event.from), to: named(event.to), text })
}
