import type { Actor, DiagramBlock, DiagramEvent, Message } from './model.ts'

type Diagram = Pick<DiagramBlock, 'title' | 'actors' | 'events'>

const ARROWS: Record<Message['kind'], string> = { sync: '->>', async: '-)', reply: '-->>' }

/**
 * Writes a sequence diagram in Mermaid, see https://mermaid.js.org/syntax/sequenceDiagram.html. Characters that would
 * end a text are written as character codes.
 */
export function writeMermaid({ title, actors, events }: Diagram): string {
  return [
    'sequenceDiagram',
    ...(title ? [`title: ${escaped(title)}`] : []),
    ...actors.map(({ id, label }) => `participant ${id} as ${escaped(label)}`),
    ...events.map((event) =>
      event._type === 'note'
        ? `Note over ${event.over.join(',')}: ${escaped(event.text)}`
        : `${event.from}${ARROWS[event.kind]}${event.to}: ${escaped(event.text)}`,
    ),
  ].join('\n    ')
}

/** Whether Mermaid code is a sequence diagram. */
export const isSequence = (code: string): boolean => /^\s*sequenceDiagram\s*(\n|$)/.test(code)

/** Parses a sequence diagram; throws with the line (from 1) of an unsupported statement. */
export function readMermaid(code: string): Diagram {
  const actors: Actor[] = []
  const events: DiagramEvent[] = []
  let title: string | undefined
  /** Mermaid declares an actor implicitly with the first message that names it. */
  const named = (id: string) => {
    if (!actors.some((actor) => actor.id === id)) actors.push(actorOf(id, id))
    return id
  }
  for (const [index, written] of code.split('\n').entries()) {
    const line = written.trim()
    if (line === '' || line === 'sequenceDiagram' || line.startsWith('%%')) continue
    const _key = `e${events.length + 1}`
    const [, name] = /^title:?\s+(.+)$/.exec(line) ?? []
    const [, id, label] = /^(?:participant|actor)\s+(\w+)(?:\s+as\s+(.+))?$/.exec(line) ?? []
    const [, first, last, noted] = /^note over (\w+)(?:\s*,\s*(\w+))?\s*:(.*)$/i.exec(line) ?? []
    const [, from, arrow, to, text] = /^(\w+)\s*(-->>|->>|-\))\s*(\w+)\s*:(.*)$/.exec(line) ?? []
    const kind = kindOf(arrow)
    if (name !== undefined) title = unescaped(name)
    else if (id !== undefined) actors.push(actorOf(id, unescaped(label ?? id)))
    else if (first !== undefined && noted !== undefined) {
      const over = [first, ...(last === undefined ? [] : [last])].map(named)
      events.push({ _type: 'note', _key, over, text: unescaped(noted) })
    } else if (kind && from !== undefined && to !== undefined && text !== undefined) {
      const message = { from: named(from), to: named(to), kind, text: unescaped(text) }
      events.push({ _type: 'message', _key, ...message })
    } else {
      throw new Error(
        `line ${index + 1} of the diagram, "${line}", is none of "participant a as Label", "a->>b: text", "a-)b: text", "b-->>a: text", "Note over a,b: text" and "title: text".`,
      )
    }
  }
  return { ...(title !== undefined && { title }), actors, events }
}

// Keys derive from ids, which all languages share, so that a translation matches its English.
const actorOf = (id: string, label: string): Actor => ({ _type: 'actor', _key: id, id, label })

const kindOf = (arrow: string | undefined) =>
  (['sync', 'async', 'reply'] as const).find((kind) => ARROWS[kind] === arrow)

const escaped = (text: string): string =>
  text.replace(/[#;\p{Cc}]|^\s|\s$/gu, (sign) => `#${sign.codePointAt(0)};`)

const unescaped = (text: string): string =>
  text.trim().replace(/#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
