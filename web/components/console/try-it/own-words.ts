import type { ConsoleLabels } from '../console-labels.ts'

type Words = Pick<
  ConsoleLabels,
  | 'send'
  | 'parameters'
  | 'bodyTitle'
  | 'response'
  | 'missingParameters'
  | 'noBody'
  | 'default'
  | 'example'
  | 'choose'
  | 'examples'
  | 'notSet'
>

/** What Stoplight writes around a value of the operation. */
const AROUND_VALUES = [
  [/^defaults to: (.*)$/s, 'default'],
  [/^example: (.*)$/s, 'example'],
  [/^select an option \(defaults to: (.*)\)$/s, 'choose'],
] as const

/** What is in our messages for words that Stoplight has in English alone; all else as it is. */
export function ownWords(words: Words): (theirs: string) => string {
  const whole = new Map([
    ['Send API Request', words.send],
    ['Parameters', words.parameters],
    ['Body', words.bodyTitle],
    ['Response', words.response],
    ['Examples', words.examples],
    ['Not Set', words.notSet],
    ["You didn't provide all of the required parameters!", words.missingParameters],
    ['No supported response body returned', words.noBody],
  ])
  return (theirs) => {
    const ours = whole.get(theirs)
    if (ours !== undefined) return ours
    for (const [pattern, name] of AROUND_VALUES) {
      const value = pattern.exec(theirs)?.[1]
      if (value !== undefined) return words[name].replace('{value}', () => value)
    }
    return theirs
  }
}

/** Text of the reader, of the operation and of the API is not Stoplight's. */
const NOT_THEIRS = 'textarea, pre, code, .sl-code-viewer, label'

/** Writes `panel` in our words: the text node stays, which Stoplight may write to again. */
export function rename(panel: HTMLElement, ours: (theirs: string) => string): void {
  const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const words = text.nodeValue ?? ''
    if (ours(words) !== words && !text.parentElement?.closest(NOT_THEIRS))
      text.nodeValue = ours(words)
  }
  for (const field of panel.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    const words = ours(field.placeholder)
    if (words !== field.placeholder) field.placeholder = words
  }
}
