import { createContext, type MouseEvent } from 'react'
import type { Hit } from './hit.ts'

/** The options of the dialog's list box, of which one is active. */
export interface Options {
  listId: string
  /** Id of the active one's element. */
  active: string | undefined
  setActive: (id: string | undefined) => void
  onOpen: (event: MouseEvent<HTMLAnchorElement>, hit?: Hit) => void
}

/** Absent on the page of results, where a hit is a link like others. */
export const OptionsContext = createContext<Options | undefined>(undefined)

/** What makes a link the option `name`. */
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
    // The list is moved through by arrow keys from the field.
    tabIndex: -1,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => onOpen(event, hit),
    onPointerMove: () => setActive(id),
  }
}

export function optionId(listId: string, name: string): string {
  return `${listId}-${name}`
}
