import type { Mutation } from '@sanity/client'
import { useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { API_VERSION } from '../../../schemas/api-version.ts'
import { publishedIdOf } from '../../../schemas/ids.ts'
import { affectedTogether } from '../../feedback/affected-together.ts'
import { refreshOpenReports } from '../../feedback/open-reports.ts'
import type { ReaderReport } from '../../feedback/report.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { ownLanguages } from '../../languages/own-languages.ts'
import { publishDrafts } from '../publish-drafts.ts'
import { publishMessages } from '../publish-messages.ts'
import { useCommit } from '../use-commit.ts'
import type { Draft } from './use-drafts.ts'

/** The drafts and reports at the time when the dialog about the reports opened. */
interface PendingPublish {
  drafts: readonly Draft[]
  reports: readonly ReaderReport[]
}

/** Publishes drafts together; a dialog first asks about readers' reports of passages that they change. */
export function usePublishTogether(drafts: readonly Draft[], onDone: () => void) {
  const t = useMessages(publishMessages)
  const client = useClient({ apiVersion: API_VERSION })
  const user = useCurrentUser()
  const [pending, setPending] = useState<PendingPublish>()
  const publishing = useCommit(async (some: readonly Draft[], along?: readonly Mutation[]) => {
    const reports = along ? [] : await affectedTogether(client, user, some)
    if (reports.length > 0) {
      setPending({ drafts: some, reports })
      return undefined
    }
    const revisions = new Map(some.map(({ draft }) => [publishedIdOf(draft._id), draft._rev]))
    await publishDrafts(client, revisions, along, { languages: ownLanguages(user) })
    refreshOpenReports()
    return t('together.done', { count: some.length })
  }, onDone)

  return {
    busy: publishing.busy,
    problem: publishing.problem,
    ask: () => void publishing.commit(drafts),
    pending: pending && {
      reports: pending.reports,
      onClose: () => setPending(undefined),
      onPublish: (settling: readonly Mutation[]) => {
        setPending(undefined)
        void publishing.commit(pending.drafts, settling)
      },
    },
  }
}
