import { markdownTable } from '../markdown-table.ts'
import type { Run } from '../measure-run.ts'
import type { LighthouseResult } from '../pages/lighthouse.ts'
import { median } from '../percentile.ts'
import type { WireBytes } from './wire-bytes.ts'

export interface Figures {
  name: string
  build: Run
  /** Without Markdown and JSON of each page, which the others do not make. */
  pagesAlone: Run
  /** ms until a changed paragraph is served. */
  change: number
  /** ms from the press of a link to the other heading. */
  navigation: number
  /** For each page. */
  bytes: WireBytes[]
  /** For each page its runs. */
  speed: LighthouseResult[][]
}

interface Row {
  what: string
  of: (site: Figures) => number[]
  unit: string
  /** Digits behind the point. */
  digits?: number
}

/** The figures of all sites as one Markdown table, each with how many times the first one's it is. */
export function comparison(sites: readonly Figures[], pages: readonly string[]): string {
  const rows: Row[] = [
    ...pages.map((page, index) => ({
      what: `\`${page}\`, compressed: before the first move / in all`,
      of: ({ bytes }: Figures) =>
        [bytes[index]?.first, bytes[index]?.all].map((one = 0) => one / 1000),
      unit: 'kB',
    })),
    ...pages.map((page, index) => ({
      what: `\`${page}\`: LCP on a phone`,
      of: ({ speed }: Figures) => [median((speed[index] ?? []).map(({ lcp }) => lcp))],
      unit: 'ms',
    })),
    {
      what: 'press of a link → other heading painted',
      of: (site) => [site.navigation],
      unit: 'ms',
    },
    { what: 'build of the pages alone', of: ({ pagesAlone }) => [pagesAlone.seconds], unit: 's' },
    { what: 'full build', of: ({ build }) => [build.seconds], unit: 's' },
    { what: 'full build, memory at most', of: ({ build }) => [build.megabytes], unit: 'MB' },
    {
      what: 'changed paragraph → served',
      of: ({ change }) => [change / 1000],
      unit: 's',
      digits: 2,
    },
  ]
  return markdownTable([
    ['', ...sites.map(({ name }) => name)],
    ...rows.map((row) => [row.what, ...compared(row, sites)]),
    ['Lighthouse, performance on a phone, of these pages', ...sites.map(scores)],
  ])
}

function compared({ of, unit, digits = 0 }: Row, sites: readonly Figures[]): string[] {
  const [first = []] = sites.map(of)
  return sites.map((site, index) => {
    const values = of(site)
    const ratios = values.map((value, place) => ratio(value, first[place]))
    const figure = `${values.map((value) => value.toFixed(digits)).join(' / ')} ${unit}`
    return index === 0 ? figure : `${figure} (× ${ratios.join(' / ')})`
  })
}

const scores = ({ speed }: Figures) =>
  speed.map((runs) => median(runs.map(({ scores }) => scores[0]))).join(', ')

function ratio(value: number, first = 0): string {
  const times = value / first
  return times.toFixed(times < 10 ? 1 : 0)
}
