import { z } from 'zod'

const diagram = z.object({
  actors: z.array(z.object({ id: z.string().optional(), label: z.string().optional() })).optional(),
})

export interface ActorChoice {
  id: string
  title: string
}

/** The actors of a diagram that have a name; and `chosen`, where it names none of them. */
export function actorChoices(value: unknown, chosen: string | undefined): ActorChoice[] {
  const actors = diagram.safeParse(value).data?.actors ?? []
  const named = actors.flatMap(({ id, label }) =>
    id ? [{ id, title: label && label !== id ? `${label} (${id})` : id }] : [],
  )
  const isKnown = !chosen || named.some(({ id }) => id === chosen)
  return isKnown ? named : [...named, { id: chosen, title: chosen }]
}

/** Whether a field says which actor sends or receives a message of a diagram. */
export function namesActor(path: readonly unknown[]): boolean {
  const [events, , field] = path.slice(-3)
  return path.length > 3 && events === 'events' && (field === 'from' || field === 'to')
}
