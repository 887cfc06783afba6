import { useToast } from '@sanity/ui/toast'
import { useEffect, useMemo, useRef } from 'react'
import { useDocumentOperation, useDocumentOperationEvent, useEditState } from 'sanity'
import type { Translation } from '../../schemas/locales.ts'
import { moveOf } from '../../schemas/publishing/plan-publish.ts'
import { useWords } from '../interface/use-words.ts'
import type { Act } from './act.ts'
import { copyStructure } from './copy-structure.ts'
import { confirm, type Edit, writeBlock, writeWords } from './edits.ts'
import { blockWith } from './piece-units.ts'
import { piecesOf } from './pieces-of.ts'
import { unitText } from './units.ts'
import { translateWords } from './words.ts'

/** A document as it is edited: what of it is translated, and how to write and publish that. */
export function useDocument(id: string, type: string, locale: Translation) {
  const say = useWords(translateWords)
  const toast = useToast()
  const { draft, published, ready } = useEditState(id, type)
  const { patch, publish } = useDocumentOperation(id, type)
  const event = useDocumentOperationEvent(id, type)
  const document = draft ?? published
  const pieces = useMemo(() => piecesOf(document, locale), [document, locale])

  useEffect(() => {
    if (event?.type === 'error') {
      const { message } = event.error
      toast.push({ status: 'error', title: say('refused'), description: message })
    } else if (event?.type === 'success' && event.op === 'publish') {
      toast.push({ status: 'success', title: say('published') })
    }
    // A new event is told once, in the language of that moment.
  }, [event])

  // Rows are rendered again only when their piece changes; what they call must stay the same.
  const latest = useRef({ document, patch })
  latest.current = { document, patch }
  const act = useMemo((): Act => {
    const edit = (edits: Edit[]) => latest.current.patch.execute(edits)
    const now = () => latest.current.document
    return {
      write: (piece, pair, unit) =>
        edit(
          piece.kind === 'words'
            ? writeWords(piece, unitText(unit))
            : writeBlock(now(), piece, blockWith(piece, pair, unit)),
        ),
      confirm: (piece) => edit(confirm(now(), piece)),
      copy: (piece) =>
        edit(writeBlock(now(), piece, copyStructure(piece.english, piece.translated))),
    }
  }, [])

  return {
    document,
    pieces,
    ready,
    act,
    hasDraft: draft !== null,
    moved: moveOf(draft, published) !== undefined,
    publish,
  }
}
