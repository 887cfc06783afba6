import { HttpError } from '../errors.ts'

export type Operator = ':' | ':=' | ':!=' | ':>' | ':>=' | ':<' | ':<='

export type Filter =
  | { kind: 'and' | 'or'; parts: Filter[] }
  | { kind: 'test'; field: string; operator: Operator; values: FilterValue[] }

/** A literal, or a range of numbers with both ends included. */
export type FilterValue = { text: string } | { from: string; to: string }

/** Parses Typesense's `filter_by`; throws 400 at the first thing it cannot read. */
export function parseFilter(source: string): Filter {
  const parser = new FilterParser(source)
  return parser.parse()
}

class FilterParser {
  private readonly source: string
  private at = 0

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
    while (this.take('||')) parts.push(this.all())
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'or', parts }
  }

  private all(): Filter {
    const parts = [this.one()]
    while (this.take('&&')) parts.push(this.one())
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'and', parts }
  }

  private one(): Filter {
    if (this.take('(')) {
      const inner = this.any()
      if (!this.take(')')) throw this.fault()
      return inner
    }
    this.space()
    const name = /^[^\s:()&|]+/.exec(this.source.slice(this.at))?.[0]
    if (!name) throw this.fault()
    this.at += name.length
    const operator = this.operator()
    return { kind: 'test', field: name, operator, values: this.values() }
  }

  private operator(): Operator {
    const order: Operator[] = [':!=', ':>=', ':<=', ':=', ':>', ':<', ':']
    const found = order.find((operator) => this.take(operator))
    if (!found) throw this.fault()
    // `field: =value` and `field: >5` are the same as without the space.
    if (found === ':') {
      const late = order.find((operator) => operator !== ':' && this.take(operator.slice(1)))
      if (late) return late
    }
    return found
  }

  private values(): FilterValue[] {
    if (!this.take('[')) return [this.value(/^[^&|()]+/)]
    const values: FilterValue[] = []
    while (!this.take(']')) {
      values.push(this.value(/^[^,\]]+/))
      this.take(',')
    }
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
    const text = bare.exec(this.source.slice(this.at))?.[0]
    if (!text?.trim()) throw this.fault()
    this.at += text.length
    const range = /^(-?[\d.]*\d)\.\.(-?[\d.]+)$/.exec(text.trim())
    return range?.[1] && range[2] ? { from: range[1], to: range[2] } : { text: text.trim() }
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
    return new HttpError(
      400,
      `Could not parse the filter query: unexpected \`${this.source.slice(this.at, this.at + 20)}\` at ${this.at} of \`${this.source}\`.`,
    )
  }
}
