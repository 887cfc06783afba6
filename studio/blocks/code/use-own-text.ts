import { useRef, useState } from 'react'

/**
 * The text of an editor whose form hears of each letter a moment later: what comes back from there is old when
 * somebody types on, and replaces nothing. A text that did not come from here, of another writer say, does.
 */
export function useOwnText(
  value: string,
  onChange: (text: string) => void,
): [text: string, write: (text: string) => void] {
  const [text, setText] = useState(value)
  const [heard, setHeard] = useState(value)
  const sent = useRef<string[]>([])
  if (value !== heard) {
    setHeard(value)
    // The first of equal ones: those behind it are still to come back.
    const own = sent.current.indexOf(value)
    if (own < 0) setText(value)
    else sent.current.splice(0, own + 1)
  }
  const write = (next: string) => {
    sent.current.push(next)
    setText(next)
    onChange(next)
  }
  return [text, write]
}
