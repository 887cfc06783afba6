import { useToast } from '@sanity/ui/toast'
import { useClient } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { feedbackMessages } from './feedback-messages.ts'
import { refreshOpenReports } from './open-reports.ts'
import { type Resolution, resolveReports } from './resolve-reports.ts'

/** Returns a function that changes reports and shows the result in a toast; `onDone` reads the reports again. */
export function useResolveReports(onDone: () => Promise<void> | void) {
  const t = useMessages(feedbackMessages)
  const client = useClient({ apiVersion: API_VERSION })
  const inWords = useProblemWords()
  const toast = useToast()

  return async (ids: readonly string[], what: Resolution): Promise<boolean> => {
    try {
      await resolveReports(client, ids, what)
      refreshOpenReports()
      await onDone()
      toast.push({ status: 'success', title: t(`settled.${nameOf(what)}`) })
      return true
    } catch (error) {
      toast.push({ status: 'error', title: t('failed'), description: inWords(error) })
      return false
    }
  }
}

function nameOf(what: Resolution) {
  if ('assignee' in what) return 'assignee'
  return 'state' in what ? what.state : 'note'
}
