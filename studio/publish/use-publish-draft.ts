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
import type { Waiting } from './use-waiting.ts'

/**
 * Publishes a draft in one transaction with what belongs to it, which Sanity's own publish cannot: it gives headings
 * their anchors, ends the review, and puts a new page into its sidebars. Asked for while the draft is being saved or
 * checked, it publishes once that is done, so that no press is lost.
 */
export function usePublishDraft(
  id: string,
  revision: string | undefined,
  waiting: Waiting | undefined,
  part?: PublishPart,
) {
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  const t = useMessages(publishMessages)
  const { t: ofSanity } = useTranslation(structureLocaleNamespace)
  const inWords = useProblemWords()
  const [askedFor, setAskedFor] = useState<{ id: string; along: readonly Mutation[] }>()
  const asked = askedFor?.id === id
  const [busy, setBusy] = useState(false)
  /** Whether it is asked for once more while it is done, as by letters that an editor hands over late. */
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
    if (!askedFor || !asked || waiting === 'saving' || waiting === 'checking') return
    setAskedFor(undefined)
    // Somebody else published or discarded it meanwhile.
    if (revision === undefined) return
    if (waiting === undefined) {
      void publish(revision, askedFor.along)
      return
    }
    toast.push({
      status: 'error',
      title: ofSanity('action.publish.validation-issues-toast.title'),
      description: ofSanity('action.publish.validation-issues-toast.description'),
    })
    // The words and the client are those of the moment at which the draft is ready.
  }, [asked, revision, waiting])

  return {
    busy: asked || busy,
    /** What the button says meanwhile. */
    label: asked
      ? ofSanity('action.publish.validation-in-progress.label')
      : busy && ofSanity('action.publish.running.label'),
    /** `along` is written in the same transaction. */
    ask: (along: readonly Mutation[] = []) => {
      again.current = busy
      setAskedFor({ id, along })
    },
  }
}
