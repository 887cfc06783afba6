import { useToast } from '@sanity/ui/toast'
import { useEffect, useMemo, useRef } from 'react'
import { useDocumentOperation, useDocumentOperationEvent, useEditState } from 'sanity'
import type { Translation } from '../../schemas/locales.ts'
import { moveOf } from '../../schemas/publishing/plan-publish.ts'
import { useProblemWords } from '../interface/problems/use-problem-words.ts'
import { useMessages } from '../interface/use-messages.ts'
import type { Act } from './act.ts'
import { copyStructure } from './copy-structure.ts'
import { confirm, type Edit, sayAbove, sayAlone, writeBlock, writeWords } from './edits.ts'
import { translateMessages } from './messages.ts'
import { blockWith } from './segment-units.ts'
import { segmentsOf } from './segments-of.ts'
import { unitText } from './units.ts'

/** A document as it is edited: what of it is translated, and how to write and publish that. */
export function useDocument(id: string, type: string, locale: Translation) {
  const t = useMessages(translateMessages)
  const inWords = useProblemWords()
  const toast = useToast()
  const { draft, published, ready } = useEditState(id, type)
  const { patch, publish } = useDocumentOperation(id, type)
  const event = useDocumentOperationEvent(id, type)
  const document = draft ?? published
  const segments = useMemo(() => segmentsOf(document, locale), [document, locale])

  // A publish waits until what was written is stored, and Sanity drops it where something is written meanwhile:
  // an editor that loses the focus to the button may still hand over its last letters.
  const awaited = useRef(false)
  useEffect(() => {
    if (event?.op === 'publish') awaited.current = false
    if (event?.type === 'error') {
      toast.push({ status: 'error', title: t('refused'), description: inWords(event.error) })
    } else if (event?.type === 'success' && event.op === 'publish') {
      toast.push({ status: 'success', title: t('published') })
    }
    // A new event is told once, in the language of that moment.
  }, [event])

  // Rows are rendered again only when their segment changes; what they call must stay the same.
  const latest = useRef({ document, patch, publish })
  latest.current = { document, patch, publish }
  const act = useMemo((): Act => {
    const edit = (edits: Edit[]) => {
      latest.current.patch.execute(edits)
      if (awaited.current) latest.current.publish.execute()
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
      above: (segment) => edit(segment.above ? sayAlone(segment) : sayAbove(now(), segment)),
    }
  }, [])

  return {
    document,
    segments,
    ready,
    act,
    hasDraft: draft !== null,
    moved: moveOf(draft, published) !== undefined,
    /** It is published with its entries in sidebars. */
    isNewPage: draft?._type === 'page' && !published,
    publish: {
      disabled: publish.disabled !== false,
      execute: () => {
        awaited.current = true
        publish.execute()
      },
    },
  }
}
