import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import { publishDrafts } from './publish-drafts.ts'
import { wordsOf } from './use-answer.ts'

/** Publishes a draft and ends its review in one transaction, which Sanity's own publish cannot. */
export function usePublishReviewed(id: string, revision: string | undefined) {
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const publish = async () => {
    if (revision === undefined) return
    setBusy(true)
    try {
      await publishDrafts(client, new Map([[id, revision]]))
      toast.push({ status: 'success', title: 'Published' })
    } catch (error) {
      const description = wordsOf(error)
      toast.push({ status: 'error', title: 'Not published', description, duration: 15_000 })
    } finally {
      setBusy(false)
    }
  }
  return { busy, publish }
}
