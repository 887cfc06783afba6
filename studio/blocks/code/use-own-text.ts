import { useRef, useState } from 'react'

/** Words as an editor has to show them, whatever it shows. */
export interface GivenText {
  words: string
}

/**
 * The text of an editor that keeps its own, and whose form hears of each letter a moment later: what comes back from
 * there is old when somebody types on, and replaces nothing. A text that did not come from here, of another writer say,
 * is a new one to show.
 */
export function useOwnText(
  value: string,
  onChange: (text: string) => void,
): [given: GivenText, write: (text: string) => void] {
  const [given, setGiven] = useState<GivenText>({ words: value })
  const [heard, setHeard] = useState(value)
  const sent = useRef<string[]>([])
  if (value !== heard) {
    setHeard(value)
    // The first of equal ones: those behind it are still to come back.
    const own = sent.current.indexOf(value)
    if (own < 0) setGiven({ words: value })
    else sent.current.splice(0, own + 1)
  }
  const write = (next: string) => {
    sent.current.push(next)
    onChange(next)
  }
  return [given, write]
}
