import { announce, announcer } from './announce.ts'
import { closest } from './on-page.ts'

/** How long "Copied" shows, ms. */
const shown = 1000

/** Copies the visible code of the frame whose copy button is pressed. */
export function copyCode(): void {
  document.addEventListener(
    'click',
    async (event) => {
      const button = closest<HTMLButtonElement>(event, '[data-copy]')
      if (!button || button.dataset.done !== undefined) return
      const codes = button.closest('[data-code]')?.querySelectorAll('code') ?? []
      const code = [...codes].find((element) => element.checkVisibility())
      if (code && (await copyText(code))) showCopied(button)
    },
    { capture: true },
  )
}

/** Shows "Copied" on the button for a moment. */
export function showCopied(button: HTMLElement): void {
  const copied = announcer()?.dataset.copied ?? ''
  const { textContent: words, ariaLabel: label } = button
  button.dataset.done = ''
  button.textContent = copied
  button.ariaLabel = copied
  announce(copied)
  setTimeout(() => {
    delete button.dataset.done
    button.textContent = words
    button.ariaLabel = label
  }, shown)
}

/** The text of `element`, preceded by the set-up code that it names. */
function wordsToCopy(element: HTMLElement): string {
  const setUp = element.closest<HTMLElement>('[data-set-up]')?.dataset.setUp
  const before = setUp === undefined ? null : document.getElementById(setUp)
  const words = [before?.textContent, element.textContent]
  return words.flatMap((part) => (part ? [part.trimEnd()] : [])).join('\n\n')
}

/** Copies the text of `element` with its set-up; if the browser refuses, selects it for the reader to copy. */
async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(wordsToCopy(element))
    return true
  } catch (error) {
    console.warn('This browser lets no page copy; the code is selected instead.', error)
    getSelection()?.selectAllChildren(element)
    return false
  }
}
