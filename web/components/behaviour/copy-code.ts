import { closest, type Listening } from './on-page.ts'

/** How long "Copied" shows, ms. */
const shown = 1000

/** Copies the code that shows beside a pressed copy button. */
export function copyCode(copied: string, options: Listening): void {
  document.addEventListener(
    'click',
    async (event) => {
      const button = closest<HTMLButtonElement>(event, '[data-copy]')
      if (!button || button.dataset.done !== undefined) return
      const codes = button.closest('[data-code]')?.querySelectorAll('code') ?? []
      const code = [...codes].find((element) => element.checkVisibility())
      await navigator.clipboard.writeText(code?.textContent.trimEnd() ?? '')
      const label = button.textContent
      button.dataset.done = ''
      button.textContent = copied
      setTimeout(() => {
        delete button.dataset.done
        button.textContent = label
      }, shown)
    },
    options,
  )
}
