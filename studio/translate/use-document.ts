import { useToast } from '@sanity/ui/toast'
import { useEffect, useMemo, useRef } from 'react'
import { useDocumentOperation, useDocumentOperationEvent, useEditState } from 'sanity'
import type { Translation } from '../../schemas/locales.ts'
import { moveOf } from '../../schemas/publishing/plan-publish.ts'
import { useMessages } from '../interface/use-messages.ts'
import type { Act } from './act.ts'
import { copyStructure } from './copy-structure.ts'
import { confirm, type Edit, writeBlock, writeWords } from './edits.ts'
import { translateMessages } from './messages.ts'
import { blockWith } from './segment-units.ts'
import { segmentsOf } from './segments-of.ts'
import { unitText } from './units.ts'

/** A document as it is edited: what of it is translated, and how to write and publish that. */
export function useDocument(id: string, type: string, locale: Translation) {
  const t = useMessages(translateMessages)
  const toast = useToast()
  const { draft, published, ready } = useEditState(id, type)
  const { patch, publish } = useDocumentOperation(id, type)
  const event = useDocumentOperationEvent(id, type)
  const document = draft ?? published
  const segments = useMemo(() => segmentsOf(document, locale), [document, locale])

  useEffect(() => {
    if (event?.type === 'error') {
      const { message } = event.error
      toast.push({ status: 'error', title: t('refused'), description: message })
    } else if (event?.type === 'success' && event.op === 'publish') {
      toast.push({ status: 'success', title: t('published') })
    }
    // A new event is told once, in the language of that moment.
  }, [event])

  // Rows are rendered again only when their segment changes; what they call must stay the same.
  const latest = useRef({ document, patch })
  latest.current = { document, patch }
  const act = useMemo((): Act => {
    const edit = (edits: Edit[]) => latest.current.patch.execute(edits)
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
    }
  }, [])

  return {
    document,
    segments,
    ready,
    act,
    hasDraft: draft !== null,
    moved: moveOf(draft, published) !== undefined,
    publish,
  }
}
