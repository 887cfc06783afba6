import { Heading, Stack, Text } from '@sanity/ui'
import { useCallback, useEffect, useState } from 'react'
import { useClient, useLocale } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import { localeConfig, translations } from '../../schemas/locales.ts'
import type { ReadingDay } from '../../schemas/reading-day.ts'
import { isTaiwan } from '../i18n/locale.ts'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useNumber } from '../i18n/use-number.ts'
import { Problem } from '../problem.tsx'
import { CountedRow } from './counted-row.tsx'
import { InsightsSection } from './insights-section.tsx'
import { MissingList } from './missing-list.tsx'
import { fetchPublished, type PublishedContent } from './read-pages.ts'
import { readWithoutReview } from './read-without-review.ts'
import { fetchDays, leastHelpful, sumMissing, sumPages } from './reading-days.ts'
import { readingMessages } from './reading-messages.ts'
import { StaleList } from './stale-list.tsx'
import { TotalsTable } from './totals-table.tsx'

/** The interval at which the site writes its counts, in ms. */
const REFRESH_MS = 60_000

interface ReadingState {
  reading: { days: ReadingDay[]; published: PublishedContent } | undefined
  problem: string | undefined
}

/** Returns the counts and the published pages, read again every minute. */
function useReading(): ReadingState {
  const client = useClient({ apiVersion: API_VERSION })
  const inWords = useProblemWords()
  const [known, setKnown] = useState<ReadingState>({ reading: undefined, problem: undefined })
  const refresh = useCallback(async () => {
    try {
      const [days, published] = await Promise.all([
        fetchDays(client, new Date()),
        fetchPublished(client),
      ])
      setKnown({ reading: { days, published }, problem: undefined })
    } catch (error) {
      setKnown(({ reading }) => ({ reading, problem: inWords(error) }))
    }
  }, [client, inWords])
  useEffect(() => {
    void refresh()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh()
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [refresh])
  return known
}

/** Reads by readers and agents, and the pages that need work because of them. */
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
