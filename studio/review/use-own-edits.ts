import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import { draftIdOf } from '../../schemas/ids.ts'
import { wroteDraft } from './wrote-draft.ts'

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
