import { Card, Container, Text } from '@sanity/ui'
import { type ComponentProps, useState } from 'react'
import { useRouterState } from 'sanity/router'
import { useMessages } from '../i18n/use-messages.ts'
import { Editor } from './editor.tsx'
import { translateMessages } from './messages.ts'
import { QueueView } from './queue-view.tsx'
import { STYLES } from './styles.ts'
import { useQueue } from './use-queue.ts'
import { TranslationContext, useTranslation } from './use-translation.ts'

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
