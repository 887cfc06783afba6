import { useEffect, useEffectEvent, useLayoutEffect } from 'react'

interface Combobox {
  /** Id of the list box. */
  listId: string
  /** Id of the active option. */
  option: string | undefined
  /** Whether the list box is shown. */
  isShown: boolean
  onKeyDown: (event: KeyboardEvent) => void
}

/** Makes an input rendered outside of React the combobox of a list of options. */
export function useCombobox(
  input: HTMLInputElement,
  { listId, option, isShown, onKeyDown }: Combobox,
): void {
  useLayoutEffect(() => {
    input.ariaExpanded = String(isShown)
    setOrRemove(input, 'aria-controls', isShown ? listId : undefined)
    setOrRemove(input, 'aria-activedescendant', isShown ? option : undefined)
  }, [input, listId, option, isShown])
  useEffect(
    () => () => {
      input.ariaExpanded = 'false'
      setOrRemove(input, 'aria-controls', undefined)
      setOrRemove(input, 'aria-activedescendant', undefined)
    },
    [input],
  )
  const onKey = useEffectEvent(onKeyDown)
  useEffect(() => {
    const stop = new AbortController()
    input.addEventListener('keydown', (event) => onKey(event), { signal: stop.signal })
    return () => stop.abort()
  }, [input])
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
