import { createContext } from 'react'
import type { Path, SchemaType } from 'sanity'

/** The field of the surrounding editor. */
export interface EditorPlace {
  path: Path
  /** The types that the field may contain, titled in the language of the Studio. */
  members: readonly SchemaType[]
  /** Opens the form of the block with this key. */
  open: (key: string) => void
  /** Makes the numbered item with this key count from `from`. */
  count: (key: string, from: number) => void
}

export const EditorPlace = createContext<EditorPlace>({
  path: [],
  members: [],
  open: () => undefined,
  count: () => undefined,
})
