import { Heading, Stack, Text } from '@sanity/ui'
import { useLocale } from 'sanity'
import { localeConfig, translations } from '../../schemas/locales.ts'
import { isTaiwan } from '../interface/locale.ts'
import { useMessages } from '../interface/use-messages.ts'
import { useNumber } from '../interface/use-number.ts'
import { Problem } from '../problem.tsx'
import { CountedRow } from './counted-row.tsx'
import { InsightsSection } from './insights-section.tsx'
import { MissingList } from './missing-list.tsx'
import { readWithoutReview } from './read-without-review.ts'
import { leastHelpful, sumMissing, sumPages } from './reading-days.ts'
import { readingMessages } from './reading-messages.ts'
import { StaleList } from './stale-list.tsx'
import { TotalsTable } from './totals-table.tsx'
import { useReading } from './use-reading.ts'

/** What readers and agents read, and what is to be done about it. */
export function ReadingInsights() {
  const t = useMessages(readingMessages)
  const inNumber = useNumber()
  const named = isTaiwan(useLocale().currentLocale.id) ? 'label' : 'english'
  const { reading, problem } = useReading()
  const { days, published } = reading ?? {}
  const rows = sumPages(days ?? [])
  const languageOf = (locale: string) => {
    const known = Object.entries(localeConfig).find(([name]) => name === locale)?.[1]
    return known ? known[named] : locale
  }
  return (
    <Stack gap={5} data-testid="reading">
      <Stack gap={3}>
        <Heading as="h2" size={2}>
          {t('title')}
        </Heading>
        <Text muted size={1}>
          {t('lead')}
        </Text>
      </Stack>
      <Problem>{problem ? t('silent', { problem }) : undefined}</Problem>
      {!problem && (!days || days.length === 0) && (
        <Text size={1} muted role="status">
          {t(days ? 'none' : 'looking')}
        </Text>
      )}
      {days && days.length > 0 && published && (
        <>
          <TotalsTable days={days} />
          <MissingList missing={sumMissing(days)} published={published} />
          {translations.map((locale) => (
            <StaleList key={locale} locale={locale} rows={rows} pages={published.pages} />
          ))}
          <InsightsSection
            id="insights-unreviewed"
            title={t('unreviewed')}
            lead={t('unreviewed.lead')}
            none={t('unreviewed.none')}
          >
            {readWithoutReview(rows, published)
              .slice(0, 100)
              .map(({ page, readers }) => (
                <CountedRow
                  key={page.id}
                  id={page.id}
                  type="page"
                  title={page.title}
                  figure={t('count', { count: readers, number: inNumber(readers) })}
                  details={[`/${page.path}`]}
                />
              ))}
          </InsightsSection>
          <InsightsSection
            id="insights-unhelpful"
            title={t('unhelpful')}
            none={t('unhelpful.none')}
          >
            {leastHelpful(rows).flatMap(({ path, locale, yes, no, reasons }) => {
              const page = published.pages.find((one) => one.path === path)
              if (!page) return []
              const why = reasons.map(([reason, count]) =>
                t(reason === 'missing' ? 'lacks' : reason, { count }),
              )
              return (
                <CountedRow
                  key={`${locale} ${path}`}
                  id={page.id}
                  type="page"
                  title={page.title}
                  figure={t('unhelpful.answers', { no, all: no + yes })}
                  details={[`/${path} · ${languageOf(locale)}`, why.join(' · ')]}
                />
              )
            })}
          </InsightsSection>
        </>
      )}
    </Stack>
  )
}
