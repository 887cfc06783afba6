import type { Translation } from '../../schemas/locales.ts'
import type { ReadingDay } from '../../schemas/reading-day.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useNumber } from '../i18n/use-number.ts'
import { shownRows } from '../translate/queue.ts'
import { useQueue } from '../translate/use-queue.ts'
import { CountedRow } from './counted-row.tsx'
import { InsightsSection } from './insights-section.tsx'
import type { PublishedPage } from './read-pages.ts'
import { staleByReaders } from './read-without-review.ts'
import { readingMessages } from './reading-messages.ts'

interface Props {
  locale: Translation
  rows: ReadingDay['pages']
  pages: readonly PublishedPage[]
}

/** Documents whose English changed after their translation, most readers first. */
export function StaleList({ locale, rows, pages }: Props) {
  const t = useMessages(readingMessages)
  const inNumber = useNumber()
  const { rows: queue = [] } = useQueue(locale)
  const stale = staleByReaders(shownRows(queue, 'stale'), rows, locale, pages).slice(0, 100)
  return (
    <InsightsSection id={`insights-stale-${locale}`} title={t('stale')} none={t('stale.none')}>
      {stale.map(({ row, readers }) => (
        <CountedRow
          key={row.id}
          id={row.id}
          type={row.type}
          title={row.title}
          figure={t('count', { count: readers, number: inNumber(readers) })}
          details={[
            [row.subtitle, t('stale.passages', { count: row.counts.stale })]
              .filter(Boolean)
              .join(' · '),
          ]}
        />
      ))}
    </InsightsSection>
  )
}
