import type { Measured } from '../pages/lighthouse.ts'
import { percentile } from '../percentile.ts'
import type { Build } from './build.ts'
import type { WireBytes } from './wire-bytes.ts'

export interface Figures {
  name: string
  build: Build
  /** ms until a changed paragraph is served. */
  change: number
  /** ms from the press of a link to the other heading. */
  navigation: number
  /** For each page. */
  bytes: WireBytes[]
  /** For each page its runs. */
  speed: Measured[][]
}

interface Row {
  what: string
  of: (site: Figures) => number
  unit: string
  /** Digits behind the point. */
  digits?: number
  /** Scores have no ratio. */
  isScore?: boolean
}

/** The figures of all sites as one Markdown table, each beside how many times the first one's it is. */
export function comparison(sites: readonly Figures[], pages: readonly string[]): string {
  const rows: Row[] = [
    ...pages.map((page, index) => ({
      what: `\`${page}\`: all its bytes, compressed, cold`,
      of: ({ bytes }: Figures) => (bytes[index]?.all ?? 0) / 1000,
      unit: 'kB',
    })),
    ...pages.map((page, index) => ({
      what: `\`${page}\`: LCP, Lighthouse mobile`,
      of: ({ speed }: Figures) => median(speed[index] ?? [], ({ lcp }) => lcp),
      unit: 'ms',
    })),
    ...pages.map((page, index) => ({
      what: `\`${page}\`: Lighthouse performance`,
      of: ({ speed }: Figures) => median(speed[index] ?? [], ({ scores }) => scores[0]),
      unit: '',
      isScore: true,
    })),
    { what: 'press of a link → other heading painted', of: (site) => site.navigation, unit: 'ms' },
    { what: 'full build', of: ({ build }) => build.seconds, unit: 's' },
    { what: 'full build, memory at most', of: ({ build }) => build.memory, unit: 'MB' },
    {
      what: 'changed paragraph → served',
      of: ({ change }) => change / 1000,
      unit: 's',
      digits: 2,
    },
  ]
  const lines = [['', ...sites.map(({ name }) => name)], sites.map(() => '---').concat('---')]
  for (const { what, of, unit, digits = 0, isScore } of rows) {
    const [first = 0] = sites.map(of)
    const cells = sites.map((site, index) => {
      const value = `${of(site).toFixed(digits)} ${unit}`.trim()
      return index === 0 || isScore ? value : `${value} (${times(of(site) / first)})`
    })
    lines.push([what, ...cells])
  }
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const times = (ratio: number) => `× ${ratio < 10 ? ratio.toFixed(1) : ratio.toFixed(0)}`

function median<T>(list: readonly T[], of: (one: T) => number): number {
  return percentile(
    list.map(of).toSorted((a, b) => a - b),
    50,
  )
}
