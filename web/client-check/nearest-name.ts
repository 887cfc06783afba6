import { editDistance } from '../../schemas/edit-distance.ts'

/** What is shorter may be anything. */
const SHORTEST = 4
/** What is longer was never a name. */
const LONGEST = 120

/** The known name that `name` was probably meant to be: one letter away, or two where it is long. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  if (name.length < SHORTEST || name.length > LONGEST) return undefined
  const most = name.length >= 8 ? 2 : 1
  let nearest: { name: string; distance: number } | undefined
  for (const other of known) {
    if (other.length < SHORTEST || Math.abs(other.length - name.length) > most) continue
    const distance = editDistance(name, other)
    if (distance <= most && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY))
      nearest = { name: other, distance }
  }
  return nearest?.name
}
