import { isRecord } from '../is-record.ts'
import { linkTargets } from './links/link-targets.ts'
import { hasAnchor } from './links/page-anchors.ts'
import type { QueryClient } from './memoise.ts'
import type { Problem } from './problem.ts'
import { referredId } from './referred-id.ts'

/** Reports pins to a heading that the page does not have: then the page itself ranks first. */
export async function lostPins(client: QueryClient, pins: unknown): Promise<Problem[]> {
  const list = (Array.isArray(pins) ? pins : []).flatMap((pin) => {
    if (!isRecord(pin)) return []
    const { _key: key, anchor } = pin
    const page = referredId(pin['page'])
    return page && typeof key === 'string' && typeof anchor === 'string' && anchor
      ? [{ key, page, anchor }]
      : []
  })
  if (list.length === 0) return []
  const targets = await linkTargets(client, [...new Set(list.map(({ page }) => page))])
  return list.flatMap(({ key, page, anchor }): Problem[] => {
    const target = targets.get(page)
    if (!target || hasAnchor(target.en ?? [], anchor)) return []
    const message = `“${target.title ?? page}” has no heading with the anchor ${anchor}: the page itself comes first. Choose another, or leave it empty.`
    return [{ message, path: [{ _key: key }, 'anchor'] }]
  })
}
