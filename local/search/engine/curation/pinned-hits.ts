import { HttpError } from '../../http/http-error.ts'
import type { RawParameters } from '../parameters.ts'
import { listOf } from '../parameters.ts'
import type { Pin } from './pins.ts'

/** What `pinned_hits` says, written `id:position,id:position`; 400 when it is not written so. */
export function pinnedHits(raw: RawParameters): Pin[] {
  return listOf(raw.pinned_hits).map((part) => {
    const [, id, position] = /^(.+):\s*([1-9]\d{0,5})$/.exec(part) ?? []
    if (id === undefined) {
      throw new HttpError(
        400,
        `Parameter \`pinned_hits\` is malformed: \`${part}\` is not \`id:position\`, counted from 1.`,
      )
    }
    return { id: id.trim(), position: Number(position) }
  })
}
