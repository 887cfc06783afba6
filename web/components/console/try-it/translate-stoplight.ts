import type { ConsoleLabels } from '../console-labels.ts'

type StoplightLabels = Pick<
  ConsoleLabels,
  | 'send'
  | 'parameters'
  | 'bodyTitle'
  | 'missingParameters'
  | 'default'
  | 'example'
  | 'choose'
  | 'examples'
  | 'notSet'
>

/** Stoplight's texts around a value of the operation. */
const AROUND_VALUES = [
  [/^defaults to: (.*)$/s, 'default'],
  [/^example: (.*)$/s, 'example'],
  [/^select an option \(defaults to: (.*)\)$/s, 'choose'],
] as const

/**
 * Returns a function that replaces Stoplight's texts, which exist in English only, by our messages; other texts are
 * unchanged. `missing` returns the required parameters without a value.
 */
export function translateStoplight(
  words: StoplightLabels,
  missing: () => string[],
): (theirs: string) => string {
  const whole = new Map([
    ['Send API Request', words.send],
    ['Parameters', words.parameters],
    ['Body', words.bodyTitle],
    ['Examples', words.examples],
    ['Not Set', words.notSet],
    ['select an option', words.notSet],
  ])
  return (theirs) => {
    if (theirs === "You didn't provide all of the required parameters!")
      return words.missingParameters.replace('{names}', () => missing().join(', '))
    const ours = whole.get(theirs)
    if (ours !== undefined) return ours
    for (const [pattern, name] of AROUND_VALUES) {
      const value = pattern.exec(theirs)?.[1]
      if (value !== undefined) return words[name].replace('{value}', () => value)
    }
    return theirs
  }
}

/** Names of the empty required parameters in Stoplight's form. */
export function missingParameters(panel: HTMLElement): string[] {
  return [...panel.querySelectorAll('label')].flatMap((label) => {
    const name = label.textContent
    if (!name.endsWith('*')) return []
    // Label, colon and field are siblings; a select has a hidden input for screen readers beside its list.
    const cell = label.nextElementSibling?.nextElementSibling
    const field = cell?.querySelector('select') ?? cell?.querySelector('input')
    return field?.value === '' ? [name.slice(0, -1)] : []
  })
}

/** Selector of texts by the reader, the operation and the API. */
const NOT_THEIRS = 'textarea, pre, code, .sl-code-viewer, label'

/** Replaces texts in `panel`, keeping the text nodes, as Stoplight may update them. */
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
