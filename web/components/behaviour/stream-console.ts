import { closest, type Listening } from './on-page.ts'

/** Fetches the console of a channel when its button is pressed, and opens it there. */
export function streamConsole(options: Listening): void {
  document.addEventListener(
    'click',
    async (event) => {
      const slot = closest(event, '[data-open-stream]')?.closest<HTMLElement>(
        '[data-stream-console]',
      )
      const place = slot?.querySelector<HTMLElement>('[data-stream-place]')
      if (!slot || !place || slot.dataset.open !== undefined) return
      slot.dataset.open = ''
      try {
        const { openConsole } = await import('../stream-console/open-console.ts')
        await openConsole(place, JSON.parse(slot.dataset.streamConsole ?? ''))
      } catch (error) {
        // The next press tries again.
        delete slot.dataset.open
        console.warn('The stream console could not be loaded.', error)
      }
    },
    { ...options, capture: true },
  )
}
