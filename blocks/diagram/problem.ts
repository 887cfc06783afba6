import { type DiagramEvent, LIMITS, type Sequence } from './model.ts'

/** Returns why a diagram cannot be drawn and what to write instead; undefined if it can be drawn. */
export function diagramProblem({ actors, events }: Sequence): string | undefined {
  const ids = actors.map(({ id }) => id)
  const known = ids.join(', ')
  if (actors.length === 0) return 'A diagram needs an actor: add who sends and who answers.'
  if (events.length === 0) return 'A diagram needs a message: add what is sent.'
  if (actors.length > LIMITS.actors)
    return `${actors.length} actors are too many to read; ${LIMITS.actors} fit. Make two diagrams of it.`
  if (events.length > LIMITS.events)
    return `${events.length} messages and notes are too many to read; ${LIMITS.events} fit. Make two diagrams of it.`
  for (const { id, label } of actors) {
    if (!/^[A-Za-z]\w*$/.test(id))
      return `“${id}” cannot name an actor: use letters and digits, a letter first: client.`
    if (ids.indexOf(id) !== ids.lastIndexOf(id))
      return `Two actors are named “${id}”. Give each a name of its own.`
    if (label.length > LIMITS.label)
      return `The label of “${id}” has ${label.length} letters; ${LIMITS.label} fit. Shorten it.`
  }
  for (const [index, event] of events.entries()) {
    const what = `${event._type === 'note' ? 'Note' : 'Message'} ${index + 1}`
    const stranger = actorsOf(event).find((id) => !ids.includes(id))
    if (stranger !== undefined)
      return `${what} names “${stranger}”, which is no actor. Actors are ${known}.`
    if (event._type === 'note' && (event.over.length < 1 || event.over.length > 2))
      return `${what} stands over ${event.over.length} actors. Name one, or the first and the last.`
    if (event.text.trim() === '') return `${what} says nothing. Write what is sent or noted.`
    if (event.text.length > LIMITS.text)
      return `${what} has ${event.text.length} letters; ${LIMITS.text} fit. Say the rest in the text.`
  }
  return undefined
}

/** Returns the ids of the actors in an event. */
export const actorsOf = (event: DiagramEvent): string[] =>
  event._type === 'note' ? event.over : [event.from, event.to]
