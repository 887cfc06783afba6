import { z } from 'zod'
import type { BlockLike } from '../headings-in.ts'
import { memoise } from '../memoise.ts'
import type { Problem } from '../problem.ts'
import { referredId } from '../referred-id.ts'

const SUNSETS = `*[_type in ["apiOperation", "apiChannel"] && defined(deprecation.sunset)]{
  _id, "name": coalesce(method + " " + path, topics[0].pattern, name), "sunset": deprecation.sunset
}`
const schema = z.array(z.object({ _id: z.string(), name: z.string(), sunset: z.iso.date() }))

/** Specifications change by a sync only, not while a page is written. */
const AGE_MS = 10 * 60_000

export interface Sunset {
  name: string
  sunset: string
}

/** Loads the sunset dates of operations and topics, by id. */
export const sunsets = memoise<ReadonlyMap<string, Sunset>>(async (client) => {
  const all = schema.parse(await client.fetch<unknown>(SUNSETS, {}, { perspective: 'published' }))
  return new Map(all.map(({ _id, ...one }) => [_id, one]))
}, AGE_MS)

/** Path of pages about discontinued endpoints: `v5/abandon/borrow`. */
const DISCONTINUED = /(?:^|\/)abandon\//

/** Reports endpoints and topics past their sunset on `today` if the page is not among the discontinued ones. */
export function pastSunset(
  blocks: readonly BlockLike[],
  { path, known, today }: { path: string; known: ReadonlyMap<string, Sunset>; today: string },
): Problem[] {
  if (DISCONTINUED.test(path)) return []
  return blocks.flatMap((block) => {
    const id = referredId(block['operation']) ?? referredId(block['channel'])
    const found = id === undefined ? undefined : known.get(id)
    if (!found || found.sunset > today) return []
    return [
      {
        message: `${found.name} has not worked since ${found.sunset}: move the page to the discontinued ones. Change its path to “${discontinued(path)}”; readers of the old one are sent there.`,
        path: [{ _key: block._key }],
      },
    ]
  })
}

/** Returns `v5/abandon/kline` for `v5/market/kline`. */
function discontinued(path: string): string {
  const parts = path.split('/')
  return [parts[0], 'abandon', parts.at(-1)].join('/')
}
