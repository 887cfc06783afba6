import { showCopied } from './copy-code.ts'
import { closest } from './on-page.ts'

/** Copies the page as Markdown; if the browser or the network fails, opens the Markdown instead. */
export function copyPage(): void {
  document.addEventListener(
    'click',
    async (event) => {
      const button = closest<HTMLButtonElement>(event, '[data-copy-page]')
      const address = button?.dataset.copyPage
      if (!button || address === undefined || button.dataset.done !== undefined) return
      try {
        // Called before any await: some browsers allow copying only during the user gesture.
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
