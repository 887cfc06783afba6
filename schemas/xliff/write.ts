import type { Translation } from '../locales.ts'
import { escapedWords, escapeXml } from './escape.ts'
import { marksOf } from './inline.ts'
import type { File, Inline, Segment, Unit } from './model.ts'

export const CORE = 'urn:oasis:names:tc:xliff:document:2.0'
export const METADATA = 'urn:oasis:names:tc:xliff:metadata:2.0'
/** Prefix of our own values in `subType`, `subState` and metadata. */
export const PREFIX = 'docs'

/** Returns an XLIFF 2.1 document from English to `locale`, with a `<file>` for each document. */
export function writeXliff(files: readonly File[], locale: Translation): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${CORE}" xmlns:mda="${METADATA}" version="2.1" srcLang="en" trgLang="${locale}">
${files.map(fileOf).join('\n')}
</xliff>
`
}

function fileOf({ id, title, units }: File): string {
  return `  <file id="${escapeXml(id)}" original="${escapeXml(id)}">
    ${metadata('units', String(units.length))}
    <notes>
      <note category="title">${escapeXml(title)}</note>
    </notes>
${units.map(unitOf).join('\n')}
  </file>`
}

const metadata = (type: string, value: string) =>
  `<mda:metadata><mda:metaGroup category="${PREFIX}"><mda:meta type="${type}">${escapeXml(value)}</mda:meta></mda:metaGroup></mda:metadata>`

function unitOf({ id, notes, segments, was }: Unit): string {
  const codes = new Codes(segments)
  const written = segments.map((segment) => segmentOf(segment, codes))
  const lines = [
    was === undefined ? '' : `      ${metadata('translation', was)}`,
    notes.length > 0 ? '      <notes>' : '',
    ...notes.map(
      ({ category, text }) => `        <note category="${category}">${escapeXml(text)}</note>`,
    ),
    notes.length > 0 ? '      </notes>' : '',
    codes.originalData(),
    ...written,
  ]
  return `    <unit id="${escapeXml(id)}" canResegment="no" xml:space="preserve">
${lines.filter(Boolean).join('\n')}
    </unit>`
}

function segmentOf({ id, source, target, state, stale }: Segment, codes: Codes): string {
  const sub = stale ? ` subState="${PREFIX}:stale"` : ''
  const english = codes.write(source, 'source')
  const own = target && codes.write(target, 'target')
  return `      <segment id="${escapeXml(id)}" state="${state}"${sub}>
        <source>${english}</source>${own === undefined ? '' : `\n        <target>${own}</target>`}
      </segment>`
}

const TYPES: Record<string, string> = {
  strong: 'type="fmt" subType="xlf:b"',
  em: 'type="fmt" subType="xlf:i"',
  code: `type="fmt" subType="${PREFIX}:code"`,
  kbd: `type="fmt" subType="${PREFIX}:kbd"`,
  sup: `type="fmt" subType="${PREFIX}:sup"`,
  sub: `type="fmt" subType="${PREFIX}:sub"`,
  math: `type="fmt" subType="${PREFIX}:math"`,
  'strike-through': `type="fmt" subType="${PREFIX}:strike"`,
  link: `type="link" subType="${PREFIX}:link"`,
  pageLink: `type="link" subType="${PREFIX}:page"`,
}

/** The codes of a unit: a code in a translation has the id of the English code that it repeats. */
class Codes {
  private readonly data = new Map<string, string>()
  private readonly left = new Map<string, string[]>()
  private next = 0

  constructor(segments: readonly Segment[]) {
    for (const { source, target } of segments) {
      for (const mark of [...marksOf(source), ...marksOf(target ?? [])]) {
        this.dataId(mark)
        this.dataId(endOf(mark))
      }
    }
  }

  originalData(): string {
    if (this.data.size === 0) return ''
    const all = [...this.data].map(
      ([text, id]) => `        <data id="${id}">${escapeXml(text)}</data>`,
    )
    return `      <originalData>\n${all.join('\n')}\n      </originalData>`
  }

  write(content: readonly Inline[], side: 'source' | 'target'): string {
    if (side === 'source') this.left.clear()
    return this.inner(content, side, false)
  }

  private inner(content: readonly Inline[], side: 'source' | 'target', code: boolean): string {
    return content
      .map((one) => {
        if (typeof one === 'string') return this.words(one, code)
        const [name = ''] = one.mark.slice(1, -1).split(' ')
        const id = this.idOf(one.mark, side)
        const [start, end] = [this.dataId(one.mark), this.dataId(endOf(one.mark))]
        const inner = this.inner(one.content, side, name === 'code')
        return `<pc id="${id}" ${TYPES[name] ?? 'type="other"'} canDelete="no" canCopy="no" dataRefStart="${start}" dataRefEnd="${end}">${inner}</pc>`
      })
      .join('')
  }

  /** Writes text, with code marked as not translatable. */
  private words(text: string, code: boolean): string {
    if (code) return this.kept(text)
    return text
      .split(/(`[^`]+`)/)
      .map((part, at) => (at % 2 === 1 ? this.kept(part) : this.lines(part)))
      .join('')
  }

  private kept(text: string): string {
    return `<mrk id="${++this.next}" translate="no">${this.lines(text)}</mrk>`
  }

  private lines(text: string): string {
    return text
      .split('\n')
      .map(escapedWords)
      .reduce(
        (all, line) =>
          `${all}<ph id="${++this.next}" type="fmt" subType="xlf:lb" disp="↵"/>${line}`,
      )
  }

  private idOf(mark: string, side: 'source' | 'target'): string {
    const known = side === 'target' ? this.left.get(mark)?.shift() : undefined
    if (known !== undefined) return known
    const id = String(++this.next)
    if (side === 'source') this.left.set(mark, [...(this.left.get(mark) ?? []), id])
    return id
  }

  private dataId(text: string): string {
    const id = this.data.get(text) ?? `d${this.data.size + 1}`
    this.data.set(text, id)
    return id
  }
}

const endOf = (mark: string) => `</${mark.slice(1, -1).split(' ')[0]}>`
