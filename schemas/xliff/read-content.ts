import type { Code, Inline } from './model.ts'
import { describeReason, type Reason } from './remarks.ts'
import type { XmlElement } from './xml.ts'

/** Characters of tools, invisible in English and Chinese; the joiner of emoji (U+200D) is none of them. */
const UNSEEN = /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Thrown if a unit is unusable while the rest of the file is not. */
export class UnitProblem extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(describeReason(reason))
    this.reason = reason
  }
}

/**
 * Reads the content of a `<source>` or `<target>`; `data` has the unit's original data by id. Throws `UnitProblem` for
 * overlapping or unknown codes.
 */
export function readContent(element: XmlElement, data: ReadonlyMap<string, string>): Inline[] {
  const all: Inline[] = []
  const open: { id: string; code: Code }[] = []
  const add = (one: Inline) => {
    const content = open.at(-1)?.code.content ?? all
    const last = content.at(-1)
    if (typeof one !== 'string' || typeof last !== 'string') content.push(one)
    else content[content.length - 1] = last + one
  }
  const start = (from: XmlElement, reference: string) => {
    const mark = data.get(from.attributes[reference] ?? '')
    const id = from.attributes['id'] ?? ''
    if (mark === undefined) {
      throw new UnitProblem({ key: 'codeData', values: { id } })
    }
    const code = { mark, content: [] }
    add(code)
    open.push({ id, code })
  }
  const end = (id: string) => {
    if (open.pop()?.id !== id) {
      throw new UnitProblem({ key: 'codeOverlap', values: { id } })
    }
  }
  const walk = (children: XmlElement['children']) => {
    for (const child of children) {
      if (typeof child === 'string') {
        // Line breaks of the text are elements; others are formatting of the file.
        add(
          child
            .replace(UNSEEN, '')
            .replace(/(?<![ \t])[ \t]*(?:\r?\n|[\u0085\u2028\u2029])\s*/g, ' '),
        )
        continue
      }
      const { name, attributes } = child
      if (name === 'pc') {
        start(child, 'dataRefStart')
        walk(child.children)
        end(attributes['id'] ?? '')
      } else if (name === 'sc') start(child, 'dataRef')
      else if (name === 'ec') end(attributes['startRef'] ?? '')
      else if (name === 'mrk') walk(child.children)
      else if (name === 'cp' && /^0*[1-9A-F][0-9A-F]*$/i.test(attributes['hex'] ?? '')) {
        add(String.fromCharCode(Number.parseInt(attributes['hex'] ?? '', 16)))
      } else if (name === 'ph' && attributes['subType'] === 'xlf:lb') add('\n')
      else if (name !== 'sm' && name !== 'em') {
        throw new UnitProblem({ key: 'codeUnknown', values: { name } })
      }
    }
  }
  walk(element.children)
  const [left] = open
  if (left) throw new UnitProblem({ key: 'codeOpen', values: { id: left.id } })
  return all.filter((one) => one !== '')
}
