import { z } from 'zod'

const diagram = z.object({
  actors: z.array(z.object({ id: z.string().optional(), label: z.string().optional() })).optional(),
})

export interface ActorChoice {
  id: string
  title: string
}

/** Returns the diagram's actors that have an id, and `chosen` as well if it is the id of none of them. */
export function actorChoices(value: unknown, chosen: string | undefined): ActorChoice[] {
  const actors = diagram.safeParse(value).data?.actors ?? []
  const named = actors.flatMap(({ id, label }) =>
    id ? [{ id, title: label && label !== id ? `${label} (${id})` : id }] : [],
  )
  const isKnown = !chosen || named.some(({ id }) => id === chosen)
  return isKnown ? named : [...named, { id: chosen, title: chosen }]
}

/** Whether the field at `path` is the sender or the receiver of a diagram's message. */
export function namesActor(path: readonly unknown[]): boolean {
  const [events, , field] = path.slice(-3)
  return path.length > 3 && events === 'events' && (field === 'from' || field === 'to')
}
