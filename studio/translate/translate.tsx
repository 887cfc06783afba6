import { Card, Container, Text } from '@sanity/ui'
import { useRouterState } from 'sanity/router'
import { useWords } from '../interface/use-words.ts'
import { Editor } from './editor.tsx'
import type { Row } from './queue.ts'
import { QueueView } from './queue-view.tsx'
import { STYLES } from './styles.ts'
import { useQueue } from './use-queue.ts'
import { translateWords } from './words.ts'

/** Where translators live: the queue, and one document of it beside its English. */
export function Translate() {
  const say = useWords(translateWords)
  const { rows, problem } = useQueue()

  return (
    <Card height="fill" overflow="auto" data-testid="translate">
      <style>{STYLES}</style>
      <Container width={4} padding={4} className="translate">
        {problem !== undefined && (
          <Card padding={4} marginBottom={4} radius={2} border tone="caution" role="alert">
            <Text size={1}>{say('problem', { reason: problem })}</Text>
          </Card>
        )}
        {rows ? (
          <Chosen rows={rows} />
        ) : (
          <Text size={1} muted role="status">
            {say('loading')}
          </Text>
        )}
      </Container>
    </Card>
  )
}

function Chosen({ rows }: { rows: readonly Row[] }) {
  const id = useRouterState(({ document }) => document)
  const row = rows.find((one) => one.id === id)
  return row ? <Editor key={row.id} row={row} rows={rows} /> : <QueueView rows={rows} />
}
