import { type ComponentProps, useState } from 'react'
import { FormBuilderContext } from 'sanity/_singletons'
import { sameWithin } from './same-within.ts'

/** The value, its lists (the groups among them), and what lies in their items. */
const LEVELS = 3

/**
 * Sanity hands out the groups of a form in new objects at every key, though they say the same, and
 * with them everything else in this context: all blocks of all bodies are then rendered again. From here
 * on the context is new only when it says something new. A provider further down could not help:
 * React looks up all who read a context below each one that changes.
 */
export function stabiliseFormBuilder(): void {
  Object.assign(FormBuilderContext, { Provider: SteadyProvider })
}

function SteadyProvider({ value, children }: ComponentProps<typeof FormBuilderContext>) {
  const [kept, setKept] = useState(value)
  const shown = sameWithin(LEVELS, kept, value) ? kept : value
  if (shown !== kept) setKept(shown)
  return <FormBuilderContext value={shown}>{children}</FormBuilderContext>
}
