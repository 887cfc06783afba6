import { z } from 'zod'
import { itemOf, storedAs } from '../stored.ts'
import { type TextVisitor, token } from '../text-visitor.ts'

export const MESSAGE_KINDS = ['sync', 'async', 'reply'] as const

/** Maximum numbers of actors and events, and of letters, that stay readable. */
export const LIMITS = { actors: 8, events: 40, label: 40, text: 160 }

export const actor = itemOf('actor').extend({
  /** The actor's name in events, the same in every language: `client`. */
  id: z.string().default(''),
  label: z.string().default(''),
})

const message = storedAs('message').extend({
  /** Ids of actors. */
  from: z.string().default(''),
  to: z.string().default(''),
  kind: z.enum(MESSAGE_KINDS).default('sync'),
  text: z.string().default(''),
})

const note = storedAs('note').extend({
  /** Ids of one actor, or of the first and last actor. */
  over: z.array(z.string()).default([]),
  text: z.string().default(''),
})

export const event = z.discriminatedUnion('_type', [message, note])

/** A sequence diagram: messages between actors, in order. */
export const diagram = storedAs('diagram').extend({
  title: z.string().exactOptional(),
  actors: z.array(actor).default([]),
  events: z.array(event).default([]),
})

export type Actor = z.output<typeof actor>
export type Message = z.output<typeof message>
export type DiagramEvent = z.output<typeof event>
export type DiagramBlock = z.output<typeof diagram>
/** The drawn part of a diagram. */
export type Sequence = Pick<DiagramBlock, 'actors' | 'events'>

export function visitDiagram(block: DiagramBlock, visit: TextVisitor): DiagramBlock {
  const title = visit.line(block.title, ['title'], 'title')
  return {
    ...block,
    ...(title !== undefined && { title }),
    actors: (block.actors ?? []).map((actor) => {
      const path = ['actors', { _key: actor._key }, 'label']
      return { ...actor, label: visit.line(actor.label ?? '', path, `${token(actor._key)}.label`) }
    }),
    events: (block.events ?? []).map((event) => {
      const path = ['events', { _key: event._key }, 'text']
      return { ...event, text: visit.line(event.text ?? '', path, `${token(event._key)}.text`) }
    }),
  }
}
