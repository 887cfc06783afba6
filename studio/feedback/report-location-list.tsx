import { Stack } from '@sanity/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { LIST_STYLE } from '../plain-styles.ts'
import { ReportLocationRow } from './report-location-row.tsx'
import type { ReportLocation } from './report-locations.ts'
import type { Resolution } from './resolve-reports.ts'
import type { Person } from './use-people.ts'

interface Props {
  locations: readonly ReportLocation[]
  people: readonly Person[]
  run: (ids: readonly string[], what: Resolution) => Promise<boolean>
  /** Renders the link to the passage. */
  children: (location: ReportLocation) => ReactNode
}

/** A row for each passage. When a resolved passage's row disappears, the next row takes the focus. */
export function ReportLocationList({ locations, people, run, children }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const acted = useRef<{ key: string; index: number }>(undefined)

  useEffect(() => {
    const last = acted.current
    if (!last || locations.some(({ key }) => key === last.key)) return
    acted.current = undefined
    // A focus that the user has moved elsewhere meanwhile stays there.
    if (document.activeElement !== document.body) return
    const rows = list.current?.children
    const next = rows?.item(Math.min(last.index, rows.length - 1)) ?? list.current
    if (next instanceof HTMLElement) next.focus()
  }, [locations])

  return (
    <Stack as="ul" gap={3} style={LIST_STYLE} ref={list} tabIndex={-1}>
      {locations.map((location, index) => (
        <ReportLocationRow
          key={location.key}
          location={location}
          people={people}
          run={(ids, what) => {
            if ('state' in what) acted.current = { key: location.key, index }
            return run(ids, what)
          }}
        >
          {children(location)}
        </ReportLocationRow>
      ))}
    </Stack>
  )
}
