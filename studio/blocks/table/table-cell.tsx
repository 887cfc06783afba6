import { Card, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { type FormPatch, type Path, set } from 'sanity'
import { cellContent } from './cell-text.ts'
import type { Cell } from './rows.ts'

interface Props {
  cell: Cell
  label: string
  readOnly: boolean
  path: Path
  onChange: (patch: FormPatch) => void
}

/** One cell as a text field; content that a line cannot hold is only shown, and edited in the list of rows below. */
export function TableCell({ cell, label, readOnly, path, onChange }: Props) {
  // The document updates some time after a key press; until then the field shows the typed text.
  const [typed, setTyped] = useState<string>()
  if (cell.line === undefined) {
    return (
      <Card padding={3} radius={2} tone="transparent" aria-label={label}>
        <Text size={1}>{cell.words}</Text>
      </Card>
    )
  }
  return (
    <TextInput
      aria-label={label}
      data-stop="cell"
      fontSize={1}
      readOnly={readOnly}
      value={typed ?? cell.line}
      onBlur={() => setTyped(undefined)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(set(cellContent(currentTarget.value), path))
      }}
    />
  )
}
