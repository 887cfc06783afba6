import { closest } from '../../enhancements/on-page.ts'

/** Fetches the console of a channel when its button is pressed, and opens it there. */
export function openStreamOnPress(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    async (event) => {
      const slot = closest(event, '[data-open-stream]')?.closest<HTMLElement>(
        '[data-stream-console]',
      )
      const place = slot?.querySelector<HTMLElement>('[data-stream-place]')
      if (!slot || !place || slot.ariaBusy === 'true') return
      slot.ariaBusy = 'true'
      try {
        const { openConsole } = await import('./open-console.ts')
        await openConsole(place, JSON.parse(slot.dataset.streamConsole ?? ''))
        slot.dataset.open = ''
      } catch (error) {
        console.warn('The stream console did not load.', error)
        const words = slot.querySelector<HTMLElement>('[data-failed]')
        if (words) words.textContent = words.dataset.failed ?? ''
      }
      slot.ariaBusy = null
    },
    { capture: true, signal },
  )
}
