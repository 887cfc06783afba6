import { createContext, type MouseEvent } from 'react'
import type { Hit } from './hit.ts'

/** The options of the dialog's list box, one of which is active. */
export interface Options {
  listId: string
  /** Id of the active option's element. */
  active: string | undefined
  setActive: (id: string | undefined) => void
  onOpen: (event: MouseEvent<HTMLAnchorElement>, hit?: Hit) => void
}

/** Undefined on the results page, where hits are normal links. */
export const OptionsContext = createContext<Options | undefined>(undefined)

/** Props that make a link the option `name`. */
export function optionProps(
  { listId, active, setActive, onOpen }: Options,
  name: string,
  hit?: Hit,
) {
  const id = optionId(listId, name)
  return {
    id,
    role: 'option',
    'aria-selected': id === active,
    // Arrow keys in the field move through the list.
    tabIndex: -1,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => onOpen(event, hit),
    onPointerMove: () => setActive(id),
  }
}

export function optionId(listId: string, name: string): string {
  return `${listId}-${name}`
}
