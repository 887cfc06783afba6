import { Card, Container, Text } from '@sanity/ui'
import { type ComponentProps, useState } from 'react'
import { useRouterState } from 'sanity/router'
import { useMessages } from '../i18n/use-messages.ts'
import { Editor } from './editor.tsx'
import { translateMessages } from './messages.ts'
import { QueueView } from './queue-view.tsx'
import { useQueue } from './use-queue.ts'
import { TranslationContext, useTranslation } from './use-translation.ts'

/** Styles for which @sanity/ui has no property. */
const STYLES = `
.translate { container-type: inline-size; }
.translate-queue { display: grid; gap: 24px; grid-template-columns: minmax(0, 1fr); }
.translate-pair { display: grid; gap: 8px; grid-template-columns: minmax(0, 1fr); }
/* Beside the list there is room for all; above it, for a few. */
.translate-queue > nav { max-height: 14rem; overflow: auto; }
@container (min-width: 800px) {
  .translate-queue > nav { max-height: none; }
  .translate-queue { grid-template-columns: 260px minmax(0, 1fr); align-items: start; }
  .translate-pair { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px; align-items: start; }
}
.translate-bar { position: sticky; top: 0; z-index: 2; }
.translate-words { white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.6; }
.translate-words code, .translate-field code, .translate-field kbd {
  padding: 1px 4px; border-radius: 3px; font-size: 0.92em;
  background: var(--card-code-bg-color); color: var(--card-code-fg-color);
}
.translate-words ins { text-decoration: underline; text-decoration-thickness: 2px; font-weight: 600; }
.translate-words del { opacity: 0.65; }
.translate-link { text-decoration: underline; text-underline-offset: 3px; }
.translate-item::before { content: '•'; margin-inline-end: 0.5em; }
.translate-field {
  display: block; box-sizing: border-box; width: 100%; min-height: 33px; padding: 7px 8px; text-align: start;
  font: inherit; font-size: 13px; line-height: 1.6; cursor: text; border-radius: 3px;
  border: 1px solid var(--card-border-color); background: var(--card-bg-color); color: var(--card-fg-color);
}
.translate-field:focus { outline: 2px solid var(--card-focus-ring-color); outline-offset: -1px; }
`

/** The translation tool: the queue, and the editor of one document. */
export function Translate() {
  const t = useMessages(translateMessages)
  const [locale, setLocale] = useState(useTranslation())
  const { rows, problem } = useQueue(locale)

  return (
    <Card height="fill" overflow="auto" data-testid="translate">
      <style>{STYLES}</style>
      <Container width={4} padding={4} className="translate">
        {problem !== undefined && (
          <Card padding={4} marginBottom={4} radius={2} border tone="caution" role="alert">
            <Text size={1}>{t('problem', { reason: problem })}</Text>
          </Card>
        )}
        {rows ? (
          <TranslationContext value={locale}>
            <Chosen rows={rows} locale={locale} onLocale={setLocale} />
          </TranslationContext>
        ) : (
          <Text size={1} muted role="status">
            {t('loading')}
          </Text>
        )}
      </Container>
    </Card>
  )
}

function Chosen(props: ComponentProps<typeof QueueView>) {
  const { rows } = props
  const id = useRouterState(({ document }) => document)
  const row = rows.find((one) => one.id === id)
  return row ? <Editor key={row.id} row={row} rows={rows} /> : <QueueView {...props} />
}
