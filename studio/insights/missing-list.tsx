import { useMemo, useState } from 'react'
import { nearestPaths } from '../../schemas/nearest-paths.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { InsightsSection } from './insights-section.tsx'
import { MissingRow } from './missing-row.tsx'
import type { PublishedContent } from './read-pages.ts'
import type { MissingAddress } from './reading-days.ts'
import { readingMessages } from './reading-messages.ts'

/** Number of pages suggested per address. */
const NEAR = 3
/** Number of addresses that get suggestions. */
const MOST = 50

interface Props {
  missing: readonly MissingAddress[]
  published: PublishedContent
}

/** Requested addresses without a page. An address redirected here stays in the list, so that it can be undone. */
export function MissingList({ missing, published }: Props) {
  const t = useMessages(readingMessages)
  const [led, setLed] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => {
    const there = new Set([...published.redirected, ...published.pages.map(({ path }) => path)])
    return missing
      .filter(({ path }) => led.has(path) || !there.has(path))
      .slice(0, MOST)
      .map((one) => ({ missing: one, near: nearestPaths(one.path, published.pages, NEAR) }))
  }, [missing, published, led])
  return (
    <InsightsSection id="insights-missing" title={t('missing')} none={t('missing.none')}>
      {rows.map((row) => (
        <MissingRow
          key={row.missing.path}
          {...row}
          onChange={(isLed) =>
            setLed((before) => {
              const next = new Set(before)
              if (isLed) next.add(row.missing.path)
              return next
            })
          }
        />
      ))}
    </InsightsSection>
  )
}
