import type { Code } from 'mdast'
import { blockKey, type MarkdownSource, markdownError } from '../../schemas/markdown/source.ts'
import { isSequence, readMermaid, writeMermaid } from './mermaid.ts'
import type { DiagramBlock } from './model.ts'
import { actorsOf, diagramProblem } from './problem.ts'

/** Language of the fence. */
export const MERMAID = 'mermaid'

/** Reads a `mermaid` fence with a `sequenceDiagram`; returns undefined for another diagram. */
export function readDiagram(
  source: MarkdownSource,
  node: Code,
  position: string,
): DiagramBlock | undefined {
  if (!isSequence(node.value)) return undefined
  const sequence = sequenceOf(source, node)
  const problem = diagramProblem(sequence)
  if (problem) throw markdownError(source, node, problem)
  return { _type: 'diagram', _key: blockKey(source, position), ...sequence }
}

function sequenceOf(source: MarkdownSource, node: Code) {
  try {
    return readMermaid(node.value)
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw Object.assign(markdownError(source, node, message), { cause })
  }
}

export const writeDiagram = (block: DiagramBlock): Code => ({
  type: 'code',
  lang: MERMAID,
  value: writeMermaid(block),
})

/** Returns the actors and the senders and receivers of events; texts and kinds of messages are not compared. */
export const describeDiagram = ({ actors, events }: DiagramBlock): string => {
  const ids = actors.map(({ id }) => id).join(', ')
  return `diagram of ${ids} (${events.map((event) => actorsOf(event).join('–')).join(', ')})`
}
