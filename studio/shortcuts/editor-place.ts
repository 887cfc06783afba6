import { createContext } from 'react'
import type { Path, SchemaType } from 'sanity'

/** What the editor around is a part of. */
export interface EditorPlace {
  path: Path
  /** The types of what it may hold, with their names in the language of the Studio. */
  members: readonly SchemaType[]
  /** Opens the form of one of its blocks, by its key. */
  open: (key: string) => void
  /** Lets a numbered item, by its key, count from another number than 1. */
  count: (key: string, from: number) => void
}

export const EditorPlace = createContext<EditorPlace>({
  path: [],
  members: [],
  open: () => undefined,
  count: () => undefined,
})
