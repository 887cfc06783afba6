import { type TextVisitor, token } from '../text-visitor.ts'
import type { DiagramBlock } from './model.ts'

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
