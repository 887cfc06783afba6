import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import { useProblemWords } from '../interface/problems/use-problem-words.ts'
import { useMessages } from '../interface/use-messages.ts'
import { entriesWords } from './entries-words.ts'
import { publishDrafts } from './publish-drafts.ts'
import { publishMessages } from './publish-messages.ts'

/**
 * Publishes a draft in one transaction with what belongs to it, which Sanity's own publish cannot: it gives headings
 * their anchors, ends the review, and puts a new page into its sidebars.
 */
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
      const { entries } = await publishDrafts(client, new Map([[id, revision]]))
      const description = entriesWords(t, entries, 'done')
      const status = entries.withheld.length > 0 ? 'warning' : 'success'
      toast.push({ status, title: t('published'), ...(description && { description }) })
    } catch (error) {
      const description = inWords(error)
      toast.push({ status: 'error', title: t('notPublished'), description, duration: 15_000 })
    } finally {
      setBusy(false)
    }
  }
  return { busy, publish }
}
