import { useMemo, useState } from 'react'
import { useDocumentOperation, useEditState } from 'sanity'
import type { Block } from '../../blocks/lists/model.ts'
import { isBlock } from '../../schemas/is-block.ts'
import { isRecord } from '../../schemas/is-record.ts'
import type { LocaleField } from '../../schemas/locales.ts'

interface Change {
  field: LocaleField
  before: Block
  after: Block
}

/** The blocks of a page's body in one language, from the draft if there is one, with functions that change them. */
export function useBody(id: string, type: string, field: LocaleField) {
  const { draft, published } = useEditState(id, type)
  const { patch } = useDocumentOperation(id, type)
  const [last, setLast] = useState<readonly Change[]>([])
  const body = (draft ?? published)?.['body']
  const blocks = useMemo(() => blocksOf(body, field), [body, field])

  const write = (changes: readonly Change[]) =>
    patch.execute(
      changes.map(({ field, after }) => ({
        set: { [`body.${field}[_key==${JSON.stringify(after._key)}]`]: after },
      })),
    )
  return {
    blocks,
    canUndo: last.length > 0,
    /** Replaces the blocks that have the same keys as `after`. */
    change: (after: readonly Block[]) => {
      const changes = after.flatMap((block) => {
        const before = blocks.find(({ _key }) => _key === block._key)
        return before ? [{ field, before, after: block }] : []
      })
      write(changes)
      setLast(changes)
    },
    /** Reverts the last change in each block that nobody has edited since. */
    undo: () => {
      const untouched = last.filter(({ field, after }) =>
        blocksOf(body, field).some((block) => JSON.stringify(block) === JSON.stringify(after)),
      )
      write(untouched.map(({ field, before, after }) => ({ field, before: after, after: before })))
      setLast([])
    },
  }
}

function blocksOf(body: unknown, field: LocaleField): Block[] {
  const blocks = isRecord(body) ? body[field] : undefined
  return Array.isArray(blocks) ? blocks.filter(isBlock) : []
}
