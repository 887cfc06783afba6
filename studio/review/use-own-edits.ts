import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { z } from 'zod'
import { API_VERSION } from '../../schemas/api-version.ts'
import { draftIdOf } from '../../schemas/publishing/stored.ts'

/** More than one throws drafts of a page away before it is published. */
const LIMIT = 50
const effect = z.object({ apply: z.array(z.unknown()) })
const line = z.object({ id: z.string(), effects: z.record(z.string(), effect) })

/** Whether a transaction left a draft: one that only threw it away wrote nothing. */
const leaves = ({ effects }: z.infer<typeof line>, draftId: string) =>
  JSON.stringify(effects[draftId]?.apply) !== '[0,null]'

/** The lines of the history; of one line a client makes an object by itself. */
function transactionsIn(answer: unknown): z.infer<typeof line>[] {
  if (typeof answer !== 'string') return answer ? [line.parse(answer)] : []
  return answer
    .split('\n')
    .filter((text) => text.trim() !== '')
    .map((text) => line.parse(JSON.parse(text)))
}

interface Asked {
  /** Published id. */
  id: string
  user: string
  /** Revision that is published; undefined when nothing is. */
  publishedRev: string | undefined
  draftRev: string | undefined
  /** Nobody asks while there is nothing to approve. */
  wanted: boolean
}

/**
 * Whether the user has edited the draft since it was last published, by the history; undefined
 * until it is known. The transaction that published counts for nobody.
 */
export function useOwnEdits({ id, user, publishedRev, draftRev, wanted }: Asked) {
  const client = useClient({ apiVersion: API_VERSION })
  const [known, setKnown] = useState<{ key: string; own: boolean; rev: string }>()
  const key = [id, user, publishedRev].join(' ')
  const isKnown = known?.key === key && (known.own || known.rev === draftRev)

  useEffect(() => {
    if (!wanted || isKnown || draftRev === undefined) return
    let gone = false
    const ask = async () => {
      const { dataset } = client.config()
      const answer = await client.request<unknown>({
        url: `/data/history/${dataset}/transactions/${draftIdOf(id)}`,
        query: {
          authors: user,
          excludeContent: 'true',
          effectFormat: 'mendoza',
          reverse: 'true',
          limit: String(LIMIT),
          ...(publishedRev && { fromTransaction: publishedRev }),
        },
      })
      const own = transactionsIn(answer).some(
        (one) => one.id !== publishedRev && leaves(one, draftIdOf(id)),
      )
      if (!gone) setKnown({ key, own, rev: draftRev })
    }
    // Not knowing is the careful answer, and the lake refuses in any case.
    ask().catch((error: unknown) => console.warn('The history does not say who edited', id, error))
    return () => {
      gone = true
    }
  }, [client, draftRev, id, isKnown, key, publishedRev, user, wanted])

  return known?.key === key && (known.own || known.rev === draftRev) ? known.own : undefined
}
