import type { Mutation } from '@sanity/client'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { useClient, useTranslation } from 'sanity'
import { structureLocaleNamespace } from 'sanity/structure'
import { API_VERSION } from '../../schemas/api-version.ts'
import { refreshOpenReports } from '../feedback/open-reports.ts'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { entriesWords } from './entries-words.ts'
import { type PublishPart, publishDrafts } from './publish-drafts.ts'
import { publishMessages } from './publish-messages.ts'
import type { PublishBlocker } from './use-publish-blocker.ts'

/**
 * Publishes a draft in one transaction with changes that Sanity's action cannot make: it assigns anchors to headings,
 * ends the review, and adds a new page to its sidebars. A request made while the draft is being saved or validated is
 * kept, and published afterwards.
 */
export function usePublishDraft(
  id: string,
  revision: string | undefined,
  waiting: PublishBlocker | undefined,
  part?: PublishPart,
) {
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  const t = useMessages(publishMessages)
  const { t: ofSanity } = useTranslation(structureLocaleNamespace)
  const inWords = useProblemWords()
  const [pending, setPending] = useState<{ id: string; along: readonly Mutation[] }>()
  const isPending = pending?.id === id
  const [busy, setBusy] = useState(false)
  /** Whether another publish was requested during this one, for example for keys that an editor delivered late. */
  const again = useRef(false)

  const publish = async (at: string, along: readonly Mutation[]) => {
    setBusy(true)
    again.current = false
    try {
      const { entries } = await publishDrafts(client, new Map([[id, at]]), along, part)
      refreshOpenReports()
      const description = entriesWords(t, entries, 'done')
      const status = entries.withheld.length > 0 ? 'warning' : 'success'
      toast.push({ status, title: t('published'), ...(description && { description }) })
    } catch (error) {
      if (again.current) return
      const description = inWords(error)
      toast.push({ status: 'error', title: t('notPublished'), description, duration: 15_000 })
    } finally {
      setBusy(false)
    }
  }

  useEffect(() => {
    if (!pending || !isPending || waiting === 'saving' || waiting === 'checking') return
    setPending(undefined)
    // Another user published or discarded the draft meanwhile.
    if (revision === undefined) return
    if (waiting === undefined) {
      void publish(revision, pending.along)
      return
    }
    toast.push({
      status: 'error',
      title: ofSanity('action.publish.validation-issues-toast.title'),
      description: ofSanity('action.publish.validation-issues-toast.description'),
    })
    // The effect must use the messages and the client at the time when the draft is ready.
  }, [isPending, revision, waiting])

  return {
    busy: isPending || busy,
    /** Label of the button while it publishes, false otherwise. */
    label: isPending
      ? ofSanity('action.publish.validation-in-progress.label')
      : busy && ofSanity('action.publish.running.label'),
    /** `along` are mutations for the same transaction. */
    ask: (along: readonly Mutation[] = []) => {
      again.current = busy
      setPending({ id, along })
    },
  }
}
