import { announce, announcer } from './announce.ts'
import { closest } from './on-page.ts'

/** How long "Copied" shows, ms. */
const shown = 1000

/** Copies the code that shows beside a pressed copy button. */
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

/** Says on the button, for a moment, that it did its work. */
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

/** The words of `element` behind those of the code that it names as its set-up. */
function wordsToCopy(element: HTMLElement): string {
  const setUp = element.closest<HTMLElement>('[data-set-up]')?.dataset.setUp
  const before = setUp === undefined ? null : document.getElementById(setUp)
  const words = [before?.textContent, element.textContent]
  return words.flatMap((part) => (part ? [part.trimEnd()] : [])).join('\n\n')
}

/** Copies the words of `element`, with its set-up; where the browser refuses, selects them for the reader to copy. */
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
