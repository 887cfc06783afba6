import { useEffect, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { z } from 'zod'
import { API_VERSION } from '../../schemas/api-version.ts'
import { draftIdOf } from '../../schemas/ids.ts'

const LIMIT = 500
const effect = z.object({ apply: z.array(z.unknown()) })
const line = z.object({ id: z.string(), effects: z.record(z.string(), effect) })
type Line = z.infer<typeof line>

/** Whether a transaction ended a draft: published or discarded it. */
const ends = (draftId: string) => (one: Line) =>
  JSON.stringify(one.effects[draftId]?.apply) === '[0,null]'

/** The lines of the history; of one line a client makes an object by itself. */
function transactionsIn(answer: unknown): Line[] {
  if (typeof answer !== 'string') return answer ? [line.parse(answer)] : []
  return answer
    .split('\n')
    .filter((text) => text.trim() !== '')
    .map((text) => line.parse(JSON.parse(text)))
}

/**
 * Whether the user wrote some of the draft as it is: after their last transaction no draft ended.
 * More transactions than are asked for are not looked through: then it counts as theirs.
 */
async function wroteDraft(client: SanityClient, draftId: string, user: string): Promise<boolean> {
  const url = `/data/history/${client.config().dataset}/transactions/${draftId}`
  const history = async (query: Record<string, string>) =>
    transactionsIn(
      await client.request<unknown>({
        url,
        query: { excludeContent: 'true', effectFormat: 'mendoza', ...query },
      }),
    )
  const [last] = await history({ authors: user, reverse: 'true', limit: '1' })
  if (!last) return false
  const since = await history({ fromTransaction: last.id, limit: String(LIMIT) })
  return !since.some(ends(draftId))
}

interface Asked {
  /** Published id. */
  id: string
  user: string
  draftRev: string | undefined
  /** Nobody asks while there is nothing to approve. */
  wanted: boolean
}

/** Whether the user wrote some of the draft as it is, by the history; undefined until it is known. */
export function useOwnEdits({ id, user, draftRev, wanted }: Asked): boolean | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const [known, setKnown] = useState<{ key: string; own: boolean; rev: string }>()
  const key = `${id} ${user}`
  // Who wrote in a draft has written in it: only a new one is asked about again.
  const isKnown = known?.key === key && (known.own || known.rev === draftRev)

  useEffect(() => {
    if (!wanted || isKnown || draftRev === undefined) return
    let gone = false
    const ask = async () => {
      const own = await wroteDraft(client, draftIdOf(id), user)
      if (!gone) setKnown({ key, own, rev: draftRev })
    }
    // Not knowing is the careful answer, and the lake refuses in any case.
    ask().catch((error: unknown) => console.warn('The history does not say who edited', id, error))
    return () => {
      gone = true
    }
  }, [client, draftRev, id, isKnown, key, user, wanted])

  return isKnown ? known.own : undefined
}
