import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import { useProblemWords } from '../interface/problems/use-problem-words.ts'
import { useMessages } from '../interface/use-messages.ts'
import { publishDrafts } from './publish-drafts.ts'
import { publishMessages } from './publish-messages.ts'

/** Publishes a draft with what its headings lack, and ends its review, in one transaction, which Sanity's own publish cannot. */
export function usePublishDraft(id: string, revision: string | undefined) {
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  const t = useMessages(publishMessages)
  const inWords = useProblemWords()
  const [busy, setBusy] = useState(false)
  const publish = async () => {
    if (revision === undefined) return
    setBusy(true)
    try {
      await publishDrafts(client, new Map([[id, revision]]))
      toast.push({ status: 'success', title: t('published') })
    } catch (error) {
      const description = inWords(error)
      toast.push({ status: 'error', title: t('notPublished'), description, duration: 15_000 })
    } finally {
      setBusy(false)
    }
  }
  return { busy, publish }
}
