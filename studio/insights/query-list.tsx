import { Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useMessages } from '../i18n/use-messages.ts'
import { useNumber } from '../i18n/use-number.ts'
import { LIST_STYLE } from '../plain-styles.ts'
import type { AskedQuery } from './fetch-counts.ts'
import { insightsMessages } from './insights-messages.ts'
import { Remedies } from './remedies.tsx'
import type { TuningDocument } from './tuning-documents.ts'

const MOST = 100

type Props = {
  id: string
  title: string
  none: string
  queries: readonly AskedQuery[]
  /** The readers' locale. */
  locale: string
  /** Synonyms and curations for the queries; undefined for users who may not write them. */
  documents: readonly TuningDocument[] | undefined
}

/** Queries with their counts. */
export function QueryList({ id, title, none, queries, locale, documents }: Props) {
  const t = useMessages(insightsMessages)
  const inDigits = useNumber()
  return (
    <Stack as="section" gap={4} flex={1} style={{ minWidth: '18rem' }} aria-labelledby={id}>
      <Heading as="h2" size={1} id={id}>
        {title}
      </Heading>
      {queries.length === 0 ? (
        <Card padding={4} radius={2} border>
          <Text size={1}>{none}</Text>
        </Card>
      ) : (
        <Stack as="ol" gap={2} style={LIST_STYLE} data-testid={id}>
          {queries.slice(0, MOST).map(({ q, count }) => (
            <Card key={q} as="li" padding={3} radius={2} border>
              <Stack gap={2}>
                <Flex gap={3} align="center">
                  <Text size={1} style={{ flex: 1, overflowWrap: 'anywhere' }}>
                    {q}
                  </Text>
                  <Text size={1} muted>
                    {inDigits(count)}
                  </Text>
                </Flex>
                {documents && <Remedies {...{ q, locale, documents }} />}
              </Stack>
            </Card>
          ))}
        </Stack>
      )}
      {queries.length > MOST && (
        <Text size={1} muted>
          {t('more', { number: inDigits(queries.length - MOST) })}
        </Text>
      )}
    </Stack>
  )
}
