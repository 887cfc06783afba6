import { Stack, Text } from '@sanity/ui'
import { useMemo, useRef, useState } from 'react'
import { useCurrentUser } from 'sanity'
import { useWords } from '../interface/use-words.ts'
import { countsOf } from './counts.ts'
import { EditorBar } from './editor-bar.tsx'
import { memoryOf } from './memory.ts'
import type { Piece } from './piece.ts'
import { PieceRow } from './piece-row.tsx'
import { isFilled, unitPairs } from './piece-units.ts'
import type { Row } from './queue.ts'
import { Shortcuts } from './shortcuts.tsx'
import { type Command, useCommands } from './use-commands.ts'
import { useDocument } from './use-document.ts'
import { useTerms } from './use-terms.ts'
import { translateWords } from './words.ts'

const LIST_STYLE = { listStyle: 'none', margin: 0, padding: 0 }

/** One document, each piece of English beside its translation. */
export function Editor({ row, rows }: { row: Row; rows: readonly Row[] }) {
  const say = useWords(translateWords)
  const user = useCurrentUser()
  const { pieces, ready, act, document, ...publishing } = useDocument(row.id, row.type, row.locale)
  const memory = useMemo(() => memoryOf(rows), [rows])
  const terms = useTerms(row.locale)
  const [current, setCurrent] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const readOnly = !user?.roles.some(({ name }) => name !== 'viewer')

  const open = (id: string) => {
    const piece = list.current?.querySelector(`[data-piece="${CSS.escape(id)}"]`)
    piece?.scrollIntoView({ block: 'center' })
    const field = piece?.querySelector<HTMLElement>('[data-unit], [contenteditable=true]')
    field?.focus({ preventScroll: true })
  }
  const go = (step: 1 | -1) => {
    const at = pieces.findIndex(({ id }) => id === current)
    const isOpen = ({ state }: Piece) => state !== 'translated'
    const found =
      step === 1
        ? (pieces.slice(at + 1).find(isOpen) ?? pieces.find(isOpen))
        : (pieces.slice(0, Math.max(at, 0)).findLast(isOpen) ?? pieces.findLast(isOpen))
    if (found) open(found.id)
  }
  const run = (command: Command) => {
    if (command === 'next' || command === 'previous') return go(command === 'next' ? 1 : -1)
    const piece = pieces.find(({ id }) => id === current)
    if (!piece || readOnly) return
    if (command === 'copy') return piece.kind === 'block' ? act.copy(piece) : undefined
    if (command === 'mark' ? isFilled(unitPairs(piece)) : piece.state === 'stale') {
      act.confirm(piece)
      go(1)
    }
  }
  useCommands(run)

  if (ready && !document) return <Text size={1}>{say('gone')}</Text>
  return (
    <Stack gap={4} data-testid="translate-editor">
      <EditorBar row={row} counts={countsOf(pieces)} publishing={publishing} onGo={go} />
      <Shortcuts />
      <Stack as="ul" gap={3} style={LIST_STYLE} ref={list}>
        {pieces.map((piece) => (
          <PieceRow
            key={piece.id}
            piece={piece}
            memory={memory}
            terms={terms}
            isCurrent={piece.id === current}
            readOnly={readOnly}
            act={act}
            onFocus={setCurrent}
          />
        ))}
      </Stack>
    </Stack>
  )
}
