import type { Code } from 'mdast'
import { MERMAID } from '../../../blocks/diagram/markdown.ts'
import { isSequence, readMermaid } from '../../../blocks/diagram/mermaid.ts'
import { diagramProblem } from '../../../blocks/diagram/problem.ts'
import { type Reading, reportProblem } from './problems.ts'

/** Replacements of Mermaid lines that are drawn otherwise here: https://mermaid.js.org/syntax/sequenceDiagram.html */
const AS_HERE: [written: RegExp, here: string, told?: string][] = [
  [/^\s*(?:autonumber|(?:de)?activate)\b.*$/, '', 'numbers of messages and bars of activity'],
  [/(-?->>|-?-\))[+-]\s*(?=\w)/, '$1', 'numbers of messages and bars of activity'],
  [/^(\s*\w+\s*)--\)(?=\s*\w)/, '$1-->>'],
  [/^(\s*\w+\s*)-->(?=\s*\w)/, '$1-->>'],
  [/^(\s*\w+\s*)->(?=\s*\w)/, '$1-)'],
  [/^(\s*note\s+)(?:right|left)\s+of(?=\s)/i, '$1over'],
  [/(?<!\s)\s*<br\s*\/?>\s*/gi, ' '],
]

/**
 * Converts a Mermaid fence to a diagram of our dialect. Returns undefined, with a reported problem, if it remains code:
 * another kind of diagram, or a sequence diagram with unsupported lines.
 */
export function sequence(reading: Reading, node: Code): Code | undefined {
  if (!isSequence(node.value)) {
    reportProblem(
      reading,
      node,
      'changed',
      'a Mermaid diagram that is no sequence is kept as code.',
    )
    return undefined
  }
  const left = new Set<string>()
  const value = node.value
    .split('\n')
    .map((line) => asHere(line, left))
    .join('\n')
  const problem = problemOf(value)
  if (problem !== undefined) {
    reportProblem(reading, node, 'changed', `a sequence diagram is kept as code: ${problem}`)
    return undefined
  }
  for (const what of left)
    reportProblem(reading, node, 'changed', `${what} in a sequence diagram are left out.`)
  return { ...node, lang: MERMAID, meta: null, value }
}

function asHere(line: string, left: Set<string>): string {
  return AS_HERE.reduce((text, [written, here, warning]) => {
    const next = text.replace(written, here)
    if (next !== text && warning !== undefined) left.add(warning)
    return next
  }, line)
}

function problemOf(value: string): string | undefined {
  try {
    return diagramProblem(readMermaid(value))
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
