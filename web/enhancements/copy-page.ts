import { showCopied } from './copy-code.ts'
import { closest } from './on-page.ts'

/** Copies the page as Markdown; where the browser or the network refuses, it is shown instead. */
export function copyPage(): void {
  document.addEventListener(
    'click',
    async (event) => {
      const button = closest<HTMLButtonElement>(event, '[data-copy-page]')
      const address = button?.dataset.copyPage
      if (!button || address === undefined || button.dataset.done !== undefined) return
      try {
        // Asked for at once: some browsers let a page copy only while a press is being handled.
        const markdown = new ClipboardItem({ 'text/plain': textAt(address) })
        await navigator.clipboard.write([markdown])
        showCopied(button)
      } catch (error) {
        console.warn('The page could not be copied; it is shown as Markdown instead.', error)
        location.assign(address)
      }
    },
    { capture: true },
  )
}

async function textAt(address: string): Promise<Blob> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return new Blob([await response.text()], { type: 'text/plain' })
}
