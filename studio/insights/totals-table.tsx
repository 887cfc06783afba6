import { Card, Heading, Stack, Text } from '@sanity/ui'
import { useLocale } from 'sanity'
import { localeConfig, locales } from '../../schemas/locales.ts'
import { CLIENT_KINDS, READ_FORMS, type ReadingDay } from '../../schemas/reading-day.ts'
import { isTaiwan } from '../i18n/locale.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useNumber } from '../i18n/use-number.ts'
import { lastOf, READING_PERIODS, totals } from './reading-days.ts'
import { readingMessages } from './reading-messages.ts'

const CELL = { padding: '0.5rem 0.75rem', textAlign: 'start', whiteSpace: 'nowrap' } as const
const FIGURE = { ...CELL, textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const

/** Labels that are the same in every language. */
const CODES: ReadonlyMap<TotalsRow, string> = new Map([['llms', 'llms.txt']])

type TotalsRow = 'readers' | (typeof CLIENT_KINDS)[number] | (typeof READ_FORMS)[number]

/** The number of readers and of each kind of agent, by language and period. */
export function TotalsTable({ days }: { days: readonly ReadingDay[] }) {
  const t = useMessages(readingMessages)
  const inNumber = useNumber()
  const language = isTaiwan(useLocale().currentLocale.id) ? 'label' : 'english'
  const now = new Date()
  const columns = locales.flatMap((locale) =>
    READING_PERIODS.map((number) => ({
      key: `${locale} ${number}`,
      title: t('totals.days', { locale: localeConfig[locale][language], number }),
      locale,
      sums: totals(lastOf(days, number, now)),
    })),
  )
  const named = (part: 'kinds' | 'forms', names: readonly TotalsRow[]) =>
    names
      .filter((name) => columns.some(({ sums }) => sums[part].has(name)))
      .map((name) => ({ part, name, label: t(name), code: CODES.get(name) }))
  const tools = [...new Set(columns.flatMap(({ sums }) => [...sums.tools.keys()]))].sort()
  const rows = [
    ...named('kinds', ['readers', ...CLIENT_KINDS]),
    ...named('forms', READ_FORMS),
    ...tools.map((name) => ({ part: 'tools' as const, name, label: t('calls'), code: name })),
  ]
  return (
    <Stack as="section" gap={4} aria-labelledby="insights-totals">
      <Heading as="h3" size={1} id="insights-totals">
        {t('totals')}
      </Heading>
      {/* The table is wider than a narrow window, so its box must be scrollable by keyboard, too. */}
      <Card
        radius={2}
        border
        overflow="auto"
        tabIndex={0}
        role="group"
        aria-labelledby="insights-totals"
      >
        <table style={{ borderCollapse: 'collapse', width: '100%' }}>
          <thead>
            <tr>
              <th scope="col" style={CELL}>
                <Text size={1} weight="medium">
                  {t('totals.kind')}
                </Text>
              </th>
              {columns.map(({ key, title }) => (
                <th key={key} scope="col" style={FIGURE}>
                  <Text size={1} weight="medium" align="right">
                    {title}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ part, name, label, code }) => (
              <tr key={`${part} ${name}`}>
                <th scope="row" style={CELL}>
                  <Text size={1}>
                    {label} {code && <code>{code}</code>}
                  </Text>
                </th>
                {columns.map(({ key, locale, sums }) => (
                  <td key={key} style={FIGURE}>
                    <Text size={1} align="right">
                      {inNumber(sums[part].get(name)?.get(locale) ?? 0)}
                    </Text>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </Stack>
  )
}
