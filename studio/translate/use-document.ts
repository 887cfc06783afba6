import { useToast } from '@sanity/ui/toast'
import { useEffect, useMemo, useRef } from 'react'
import { useDocumentOperation, useDocumentOperationEvent, useEditState, useSyncState } from 'sanity'
import type { Translation } from '../../schemas/locales.ts'
import { waitingLanguages } from '../../schemas/publishing/split-by-language.ts'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { usePublishDraft } from '../publish/use-publish-draft.ts'
import { copyStructure } from './copy-structure.ts'
import { confirm, type Edit, markCovered, unmarkCovered, writeBlock, writeWords } from './edits.ts'
import { translateMessages } from './messages.ts'
import type { SegmentActions } from './segment-actions.ts'
import { blockWith } from './segment-units.ts'
import { segmentsOf } from './segments-of.ts'
import { unitText } from './units.ts'

/** A document with its segments, and functions to edit and publish its translation. */
export function useDocument(id: string, type: string, locale: Translation) {
  const t = useMessages(translateMessages)
  const inWords = useProblemWords()
  const toast = useToast()
  const { draft, published, ready } = useEditState(id, type)
  const { patch } = useDocumentOperation(id, type)
  const { isSyncing } = useSyncState(id, type)
  const event = useDocumentOperationEvent(id, type)
  const document = draft ?? published
  const segments = useMemo(() => segmentsOf(document, locale), [document, locale])

  const languages = useMemo(() => [locale], [locale])
  const publish = usePublishDraft(
    id,
    draft?._rev,
    isSyncing ? 'saving' : undefined,
    draft ? { languages, seen: draft } : undefined,
  )
  const waits = useMemo(
    () => draft !== null && waitingLanguages(published ?? undefined, draft).includes(locale),
    [draft, published, locale],
  )
  useEffect(() => {
    if (event?.type === 'error')
      toast.push({ status: 'error', title: t('refused'), description: inWords(event.error) })
    // Only `event` is a dependency: a new language must not repeat the toast.
  }, [event])

  // `act` must be stable, so that a row renders again only when its segment changes.
  const latest = useRef({ document, patch, publish })
  latest.current = { document, patch, publish }
  const act = useMemo((): SegmentActions => {
    const edit = (edits: Edit[]) => {
      latest.current.patch.execute(edits)
      // An editor that loses its focus to the publish button may still deliver its last keys.
      if (latest.current.publish.busy) latest.current.publish.ask()
    }
    const now = () => latest.current.document
    return {
      write: (segment, pair, unit) =>
        edit(
          segment.kind === 'words'
            ? writeWords(segment, unitText(unit))
            : writeBlock(now(), segment, blockWith(segment, pair, unit)),
        ),
      confirm: (segment) => edit(confirm(now(), segment)),
      copy: (segment) =>
        edit(writeBlock(now(), segment, copyStructure(segment.english, segment.translated))),
      above: (segment) =>
        edit(segment.above ? unmarkCovered(segment) : markCovered(now(), segment)),
    }
  }, [])

  return {
    document,
    segments,
    ready,
    act,
    /** Whether changes in this language are unpublished. */
    waits,
    /** A new page is published in English first, with its sidebar entries. */
    isNewPage: draft !== null && !published,
    publish: { disabled: publish.busy, execute: () => publish.ask() },
  }
}
