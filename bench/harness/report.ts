import { median, percentile } from '../../scripts/attack/percentile.ts'

export type Unit = 'ms' | 's' | 'kB' | 'MB' | '%' | ''

interface Figure {
  what: string
  column: string
  unit: Unit
  samples: readonly number[]
  /** Upper limit of the percentile `p`. */
  most?: number | undefined
  p: number
}

/** Number of faults of each kind that are printed at once. */
const PRINTED = 3

export class Report {
  /** What a figure is compared with in its row: the first column, the previous one, or nothing. */
  ratios: 'none' | 'first' | 'before' = 'none'
  readonly figures: Figure[] = []
  readonly faults: Record<string, string[]> = {}

  /** Records and prints the samples of `what`, or its single value; no samples make no figure. */
  note(
    what: string,
    values: number | readonly number[],
    unit: Unit,
    { column, most, p = 95 }: { column?: string; most?: number; p?: number } = {},
  ): void {
    const samples = [values].flat()
    const figure = { what, column: column ?? 'measured', unit, samples, most, p }
    console.log(`${what}${column === undefined ? '' : `, ${column}`}: ${inWords(figure)}`)
    if (samples.length === 0) return
    this.figures.push(figure)
    if (isMissed(figure)) this.fault('limit missed', `${what}: ${limitOf(figure)}`)
  }

  fault(kind: string, words: string): void {
    this.faults[kind] ??= []
    this.faults[kind].push(words)
    if (this.faults[kind].length <= PRINTED)
      console.error(`${new Date().toISOString()} ${kind}: ${words}`)
  }

  /** `3 × failed answer`, for each kind of fault. */
  get counts(): string[] {
    return Object.entries(this.faults).map(([kind, { length }]) => `${length} × ${kind}`)
  }

  /** A Markdown table with a row per measured quantity; several samples are shown as p50, p95 and maximum. */
  table(): string {
    const columns = [...new Set(this.figures.map(({ column }) => column))]
    const things = [...new Set(this.figures.map(({ what }) => what))]
    const hasLimits = this.figures.some(({ most }) => most !== undefined)
    return markdownTable([
      ['', ...columns, ...(hasLimits ? ['limit'] : [])],
      ...things.map((what) => {
        const row = columns.map((column) =>
          this.figures.findLast((figure) => figure.what === what && figure.column === column),
        )
        const limits = new Set(row.flatMap((figure) => (figure && limitOf(figure)) || []))
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

const limitOf = ({ most, p, unit }: Figure) =>
  most === undefined ? '' : `p${p} ≤ ${`${rounded(most)} ${unit}`.trim()}`

const isMissed = ({ most, p, samples }: Figure) =>
  most !== undefined && percentile(samples, p) > most

function inWords({ samples, unit }: Figure): string {
  if (samples.length === 0) return 'nothing'
  const values = samples.length === 1 ? samples : [50, 95, 100].map((p) => percentile(samples, p))
  return `${values.map((value) => rounded(value)).join(' / ')} ${unit}`.trim()
}

/** Rounds to significant digits, but keeps all before the decimal point. */
const rounded = (value: number, digits = 3) =>
  value >= 10 ** digits
    ? Math.round(value).toLocaleString('en')
    : String(Number(value.toPrecision(digits)))

/** A Markdown table; the first of `rows` is its header. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows
  return [head, head.map(() => '---'), ...body]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
