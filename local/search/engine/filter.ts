import { HttpError } from '../http/http-error.ts'

export type Filter =
  | { kind: 'and' | 'or'; parts: Filter[] }
  | { kind: 'test'; field: string; operator: Operator; values: FilterValue[] }

/** `:` means `:=` for numbers; for texts it would match words, which is not supported. */
export type Operator = ':' | ':=' | ':!='

export type FilterValue =
  | { text: string }
  /** `1..5`, both ends included. */
  | { from: string; to: string }

const OPERATORS: readonly Operator[] = [':!=', ':=', ':']
const MAX_OPERATIONS = 100 // Typesense's `filter-by-max-ops`
const MAX_DEPTH = 100

/** Parses a `filter_by`; throws 400 at the first error, 501 for syntax that the product does not send. */
export function parseFilter(source: string): Filter {
  return new FilterParser(source).parse()
}

class FilterParser {
  private readonly source: string
  private at = 0
  private operations = 0
  private depth = 0

  constructor(source: string) {
    this.source = source
  }

  parse(): Filter {
    const filter = this.any()
    this.space()
    if (this.at < this.source.length) throw this.fault()
    return filter
  }

  private any(): Filter {
    const parts = [this.all()]
    while (this.take('||')) parts.push(this.more(this.all))
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'or', parts }
  }

  private all(): Filter {
    const parts = [this.one()]
    while (this.take('&&')) parts.push(this.more(this.one))
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'and', parts }
  }

  private more(read: () => Filter): Filter {
    this.operations++
    if (this.operations > MAX_OPERATIONS)
      throw new HttpError(400, '`filter_by` has too many operations.')
    return read.call(this)
  }

  private one(): Filter {
    if (this.take('(')) {
      this.depth++
      if (this.depth > MAX_DEPTH)
        throw new HttpError(400, '`filter_by` has too many brackets inside each other.')
      const inner = this.any()
      if (!this.take(')')) throw this.fault()
      this.depth--
      return inner
    }
    this.space()
    const name = /^[^\s:()&|]+/.exec(this.source.slice(this.at, this.at + 300))?.[0]
    if (!name) throw this.fault()
    this.at += name.length
    const operator = OPERATORS.find((each) => this.take(each))
    if (!operator) throw this.fault()
    this.space()
    // Geo filters, comparisons, and `:!` of words.
    if (/[(<>!]/.test(this.source[this.at] ?? ''))
      throw unsupportedFilter(`\`${name}${operator}…\``)
    return { kind: 'test', field: name, operator, values: this.values() }
  }

  private values(): FilterValue[] {
    if (!this.take('[')) return [this.value(/^(?:[^&|()]|&(?!&)|\|(?!\|))+/)]
    const values: FilterValue[] = []
    do values.push(this.value(/^[^,\]]+/))
    while (this.take(','))
    if (!this.take(']')) throw this.fault()
    return values
  }

  private value(bare: RegExp): FilterValue {
    this.space()
    if (this.source[this.at] === '`') {
      const end = this.source.indexOf('`', this.at + 1)
      if (end < 0) throw this.fault()
      const text = this.source.slice(this.at + 1, end)
      this.at = end + 1
      return { text }
    }
    const found = bare.exec(this.source.slice(this.at))?.[0]
    const text = found?.trim()
    if (!found || !text) throw this.fault()
    this.at += found.length
    const range = /^(-?[\d.]*\d)\.\.(-?[\d.]*\d)$/.exec(text)
    if (range?.[1] && range[2]) return { from: range[1], to: range[2] }
    if (/^[<>]|.\*$/.test(text)) throw unsupportedFilter(`\`${text.slice(0, 100)}\``)
    return { text }
  }

  private space(): void {
    while (/\s/.test(this.source[this.at] ?? '')) this.at++
  }

  private take(text: string): boolean {
    this.space()
    if (!this.source.startsWith(text, this.at)) return false
    this.at += text.length
    return true
  }

  private fault(): HttpError {
    const there = this.source.slice(this.at, this.at + 20)
    return new HttpError(
      400,
      `Could not parse the filter query: unexpected ${there ? `\`${there}\`` : 'end'} at ${this.at} of \`${this.source.slice(0, 200)}\`.`,
    )
  }
}

/** The error for filter features of real servers only. */
export const unsupportedFilter = (what: string) =>
  new HttpError(501, `In \`filter_by\`, ${what} is not served by the local search server.`)
