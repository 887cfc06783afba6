import { Box, Card, Container, Flex, Select, Stack, Text } from '@sanity/ui'
import { useCallback, useState } from 'react'
import { useClient, useCurrentUser, useLocale } from 'sanity'
import { onlyReads, onlyTranslates } from '../../schemas/access.ts'
import { API_VERSION } from '../../schemas/api-version.ts'
import { localeConfig, locales } from '../../schemas/locales.ts'
import { isTaiwan } from '../i18n/locale.ts'
import { ToolHeading } from '../i18n/tool-heading.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { useNumber } from '../i18n/use-number.ts'
import { useAnswer } from '../publish/use-answer.ts'
import type { AskedQuery } from './fetch-counts.ts'
import { insightsMessages } from './insights-messages.ts'
import { QueryList } from './query-list.tsx'
import { ReadingInsights } from './reading-insights.tsx'
import { fetchTuningDocuments } from './tuning-documents.ts'
import { useInsights } from './use-insights.ts'

/** Selectable periods, in days. */
const PERIODS = [1, 7, 30, 90]

const WIDTH = { width: '14rem' }

/** Readers' search queries, and those without results, which show what the documentation lacks. */
export function Insights() {
  const t = useMessages(insightsMessages)
  const named = isTaiwan(useLocale().currentLocale.id) ? 'label' : 'english'
  const [locale, setLocale] = useState('en')
  const [days, setDays] = useState(30)
  const { insights, problem } = useInsights(locale, days)
  const inDigits = useNumber()
  const user = useCurrentUser()
  const client = useClient({ apiVersion: API_VERSION })
  const mayHelp = !onlyReads(user) && !onlyTranslates(user)
  const ask = useCallback(
    async () => (mayHelp ? fetchTuningDocuments(client) : undefined),
    [client, mayHelp],
  )
  const { answer: documents } = useAnswer(ask)

  return (
    <Card height="fill" overflow="auto" data-testid="insights">
      <Container width={3} padding={5}>
        <Stack gap={5}>
          <ToolHeading title={t('title')} lead={t('lead')} />
          <Flex gap={3} wrap="wrap">
            <Box style={WIDTH}>
              <Select
                aria-label={t('language')}
                value={locale}
                onChange={(event) => setLocale(event.currentTarget.value)}
              >
                {locales.map((value) => (
                  <option key={value} value={value}>
                    {localeConfig[value][named]}
                  </option>
                ))}
              </Select>
            </Box>
            <Box style={WIDTH}>
              <Select
                aria-label={t('period')}
                value={days}
                onChange={(event) => setDays(Number(event.currentTarget.value))}
              >
                {PERIODS.map((number) => (
                  <option key={number} value={number}>
                    {number === 1 ? t('today') : t('lastDays', { number })}
                  </option>
                ))}
              </Select>
            </Box>
          </Flex>
          {problem && (
            <Card padding={4} radius={2} border tone="caution" role="alert">
              <Text size={1}>{problem}</Text>
            </Card>
          )}
          {insights && (
            <Flex gap={5} wrap="wrap" align="flex-start">
              <QueryList
                id="insights-missed"
                title={t('missed', { sum: inDigits(sumOf(insights.missed)) })}
                none={t('missed.none')}
                queries={insights.missed}
                {...{ locale, documents }}
              />
              <QueryList
                id="insights-unopened"
                title={t('unopened', { sum: inDigits(sumOf(insights.unopened ?? [])) })}
                none={t(insights.unopened ? 'unopened.none' : 'unopened.new')}
                queries={insights.unopened ?? []}
                {...{ locale, documents }}
              />
              <QueryList
                id="insights-asked"
                title={t('asked', { sum: inDigits(sumOf(insights.asked)) })}
                none={t('asked.none')}
                queries={insights.asked}
                {...{ locale, documents }}
              />
            </Flex>
          )}
          <ReadingInsights />
        </Stack>
      </Container>
    </Card>
  )
}

const sumOf = (queries: readonly AskedQuery[]): number =>
  queries.reduce((total, { count }) => total + count, 0)
