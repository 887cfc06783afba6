import { median, percentile } from '../../scripts/attack/percentile.ts'

export type Unit = 'ms' | 's' | 'kB' | 'MB' | '%' | ''

interface Figure {
  what: string
  column: string
  unit: Unit
  samples: readonly number[]
  limit?: Limit | undefined
}

/** The most that a percentile of the samples may be. */
interface Limit {
  p: number
  most: number
}

interface Noted {
  /** Where there is more than one: of whom, or when. */
  column?: string
  most?: number
  /** Of which percentile `most` is the limit; of the 95th if nothing is said. */
  p?: number
}

/** The first of each kind are said at once. */
const EXAMPLES = 3

/** What a measurement found: figures for its table, and what must not have happened. */
export class Report {
  /** With what a figure is compared in its row: the first column, the one before, or nothing. */
  ratios: 'none' | 'first' | 'before' = 'none'
  readonly figures: Figure[] = []
  readonly #faults = new Map<string, number>()

  /** Keeps the samples of `what`, or its one value, and says them at once; no samples are no figure. */
  note(what: string, values: number | readonly number[], unit: Unit, noted: Noted = {}): void {
    const samples = [values].flat()
    const { column = 'measured', most, p = 95 } = noted
    const limit = most === undefined ? undefined : { p, most }
    const figure = { what, column, unit, samples, limit }
    console.log(`${what}${noted.column === undefined ? '' : `, ${column}`}: ${inWords(figure)}`)
    if (samples.length === 0) return
    this.figures.push(figure)
    if (isMissed(figure)) this.fault('limit missed', `${what}: ${limitOf(figure)}`)
  }

  /** Counts what must not happen by its kind. */
  fault(kind: string, words: string): void {
    const count = this.count(kind) + 1
    this.#faults.set(kind, count)
    if (count <= EXAMPLES) console.error(`${new Date().toISOString()} ${kind}: ${words}`)
  }

  count(kind: string): number {
    return this.#faults.get(kind) ?? 0
  }

  /** `3 × failed answer`, one for each kind. */
  get faults(): string[] {
    return [...this.#faults].map(([kind, count]) => `${count} × ${kind}`)
  }

  /** A row of Markdown for each thing measured; where there are several samples their p50, p95 and maximum. */
  table(): string {
    const columns = [...new Set(this.figures.map(({ column }) => column))]
    const things = [...new Set(this.figures.map(({ what }) => what))]
    const hasLimits = this.figures.some(({ limit }) => limit)
    return markdownTable([
      ['', ...columns, ...(hasLimits ? ['limit'] : [])],
      ...things.map((what) => {
        const row = columns.map((column) =>
          this.figures.findLast((figure) => figure.what === what && figure.column === column),
        )
        const limits = new Set(row.flatMap((figure) => (figure?.limit ? [limitOf(figure)] : [])))
        return [what, ...this.#compared(row), ...(hasLimits ? [[...limits].join(', ')] : [])]
      }),
    ])
  }

  #compared(row: readonly (Figure | undefined)[]): string[] {
    return row.map((figure, at) => {
      if (!figure) return ''
      const words = isMissed(figure) ? `**${inWords(figure)}**` : inWords(figure)
      const other = row[this.ratios === 'first' ? 0 : at - 1]
      const by = other && median(other.samples)
      if (this.ratios === 'none' || at === 0 || !by) return words
      return `${words} (× ${rounded(median(figure.samples) / by, 2)})`
    })
  }
}

const limitOf = ({ limit, unit }: Figure) =>
  limit ? `p${limit.p} ≤ ${`${rounded(limit.most)} ${unit}`.trim()}` : ''

const isMissed = ({ limit, samples }: Figure) =>
  limit !== undefined && percentile(samples, limit.p) > limit.most

function inWords({ samples, unit }: Figure): string {
  if (samples.length === 0) return 'nothing'
  const values = samples.length === 1 ? samples : [50, 95, 100].map((p) => percentile(samples, p))
  return `${values.map((value) => rounded(value)).join(' / ')} ${unit}`.trim()
}

/** To so many digits, but with all before the point. */
const rounded = (value: number, digits = 3) =>
  value >= 10 ** digits
    ? Math.round(value).toLocaleString('en')
    : String(Number(value.toPrecision(digits)))

/** A table in Markdown; the first of `rows` is its head. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows
  return [head, head.map(() => '---'), ...body]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
