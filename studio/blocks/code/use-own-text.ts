import { useRef, useState } from 'react'

/** A text for the editor to display. Each new object makes the editor display it, even if the text is equal. */
export interface EditorText {
  words: string
}

/**
 * State of an editor that holds its own text, and whose form returns each change a moment later. A returned text that
 * the editor itself sent is outdated if the user has typed on, so it replaces nothing. Any other text, such as another
 * writer's edit, becomes the new `given`.
 */
export function useOwnText(
  value: string,
  onChange: (text: string) => void,
): [given: EditorText, write: (text: string) => void] {
  const [given, setGiven] = useState<EditorText>({ words: value })
  const [heard, setHeard] = useState(value)
  const sent = useRef<string[]>([])
  if (value !== heard) {
    setHeard(value)
    // Takes the first of equal texts: the later ones have not been returned by the form yet.
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
