import type { PatchOperations } from '@sanity/client'
import { useMemo } from 'react'
import {
  useCurrentUser,
  useDocumentOperation,
  useDocumentPairPermissions,
  useEditState,
  useValidationStatus,
} from 'sanity'
import { onlyTranslates } from '../../../schemas/access.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { usePublishBlocker } from '../../publish/use-publish-blocker.ts'
import { usePublishDraft } from '../../publish/use-publish-draft.ts'
import { useReviewGate } from '../../review/use-review-gate.ts'
import { type Entry, parseEntries } from './entries.ts'

import { sidebarMessages } from './sidebar-messages.ts'

const TYPE = 'sidebar'

export interface EditedSidebar {
  ready: boolean
  title: string
  items: Entry[]
  /** Whether there are unpublished changes. */
  changed: boolean
  /** The reason why the changes cannot be published; undefined if they can. */
  problem: string | undefined
  /** Undefined for users without write access. */
  edit:
    | { patch: (patches: PatchOperations[]) => void; publish: () => void; discard: () => void }
    | undefined
}

/** A sidebar in its draft's version, with functions to change, publish and discard the draft. */
export function useSidebar(id: string): EditedSidebar {
  const { draft, published, ready } = useEditState(id, TYPE)
  const operations = useDocumentOperation(id, TYPE)
  const { validation, isValidating } = useValidationStatus(draft?._id ?? id, TYPE, true)
  const [permission] = useDocumentPairPermissions({ id, type: TYPE, permission: 'update' })
  const t = useMessages(sidebarMessages)
  const translates = onlyTranslates(useCurrentUser())
  const shown = draft ?? published
  const items = useMemo(() => parseEntries(shown?.['items']), [shown])
  const error = validation.find(({ level }) => level === 'error')
  const gate = useReviewGate(id, TYPE)
  const reviewed = usePublishDraft(id, draft?._rev, usePublishBlocker(id, TYPE, draft?._rev))
  const isNew = error?.path.at(-1) === 'page' && items.some(isOfNewPage)

  const problemNow = () => {
    if (isValidating) return t('checking')
    if (isNew) return t('newPages')
    return error?.message ?? (gate.allowed ? undefined : gate.reason)
  }

  return {
    ready,
    title: titleOf(shown?.['title']) ?? t('sidebar'),
    items,
    changed: draft !== null,
    problem: problemNow(),
    edit:
      permission?.granted && !translates
        ? {
            patch: (patches) => operations.patch.execute(patches),
            publish: () => (gate.inReview ? reviewed.ask() : operations.publish.execute()),
            discard: () => operations.discardChanges.execute(),
          }
        : undefined,
  }
}

/** Whether an entry, or one in it, was created with a new page that was unpublished at that time. */
const isOfNewPage = ({ page, items }: Entry): boolean =>
  page?.['_strengthenOnPublish'] !== undefined || (items ?? []).some(isOfNewPage)

function titleOf(title: unknown): string | undefined {
  const named = typeof title === 'object' && title !== null && 'en' in title
  return named && typeof title.en === 'string' ? title.en : undefined
}
