import { Box, Card, Container, Flex, Heading, Select, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { localeConfig, locales } from '../../schemas/locales.ts'
import { QueryList } from './query-list.tsx'
import { useInsights } from './use-insights.ts'

const LOCALES = locales.map((value) => ({ value, title: localeConfig[value].english }))
const PERIODS = [
  { value: 1, title: 'Today' },
  { value: 7, title: 'Last 7 days' },
  { value: 30, title: 'Last 30 days' },
  { value: 90, title: 'Last 90 days' },
]

const WIDTH = { width: '14rem' }

/** What readers searched for, and what they did not find: where the documentation lacks words. */
export function Insights() {
  const [locale, setLocale] = useState('en')
  const [days, setDays] = useState(30)
  const { insights, problem } = useInsights(locale, days)

  return (
    <Card height="fill" overflow="auto" data-testid="insights">
      <Container width={3} padding={5}>
        <Stack gap={5}>
          <Stack gap={3}>
            <Heading as="h1" size={3}>
              Search insights
            </Heading>
            <Text muted size={1}>
              What readers search for, counted by day. Nothing is known of who they are.
            </Text>
          </Stack>
          <Flex gap={3} wrap="wrap">
            <Box style={WIDTH}>
              <Select
                aria-label="Language"
                value={locale}
                onChange={(event) => setLocale(event.currentTarget.value)}
              >
                {LOCALES.map(({ value, title }) => (
                  <option key={value} value={value}>
                    {title}
                  </option>
                ))}
              </Select>
            </Box>
            <Box style={WIDTH}>
              <Select
                aria-label="Period"
                value={days}
                onChange={(event) => setDays(Number(event.currentTarget.value))}
              >
                {PERIODS.map(({ value, title }) => (
                  <option key={value} value={value}>
                    {title}
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
                title="Without results"
                none="Every query found something."
                queries={insights.missed}
              />
              <QueryList
                id="insights-asked"
                title="Most asked"
                none="Nobody has searched yet."
                queries={insights.asked}
              />
            </Flex>
          )}
        </Stack>
      </Container>
    </Card>
  )
}
