import { Card, Stack, Text } from '@sanity/ui'
import type { ComparedQuery } from '../../schemas/search-trial.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { trialMessages } from './trial-messages.ts'

/** Maximum number of listed queries: with so many changes the draft itself needs a look. */
const MOST = 100

const TABLE = { width: '100%', borderCollapse: 'collapse' } as const
const CELL = { padding: '0.5rem 0.75rem 0.5rem 0', textAlign: 'start' } as const
const QUERY = { ...CELL, overflowWrap: 'anywhere' } as const
const RANK = { ...CELL, whiteSpace: 'nowrap' } as const

interface Props {
  id: string
  title: string
  tone: 'critical' | 'positive'
  queries: readonly ComparedQuery[]
}

/** Queries with the rank of the expected page, before and after. */
export function ComparedList({ id, title, tone, queries }: Props) {
  const t = useMessages(trialMessages)
  const inWords = (rank: number | null) => (rank === null ? t('rank.none') : String(rank))
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Text as="h2" size={1} weight="semibold" id={id}>
        {title}
      </Text>
      <Card padding={3} radius={2} border tone={tone}>
        <table style={TABLE} data-testid={id}>
          <thead>
            <tr>
              {[t('query'), t('before'), t('after')].map((head) => (
                <th key={head} scope="col" style={CELL}>
                  <Text size={0} muted>
                    {head}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {queries.slice(0, MOST).map(({ q, locale, before, after }) => (
              <tr key={`${locale} ${q}`}>
                <td style={QUERY} lang={locale}>
                  <Text size={1}>{q}</Text>
                </td>
                <td style={RANK}>
                  <Text size={1}>{inWords(before)}</Text>
                </td>
                <td style={RANK}>
                  <Text size={1}>→ {inWords(after)}</Text>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      {queries.length > MOST && (
        <Text size={1} muted>
          {t('more', { number: queries.length - MOST })}
        </Text>
      )}
    </Stack>
  )
}
