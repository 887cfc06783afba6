import { closest, type Listening } from './on-page.ts'

/** Shows only the parameters whose name or words hold what is typed. */
export function fieldFilter(options: Listening): void {
  document.addEventListener(
    'input',
    (event) => {
      const input = closest<HTMLInputElement>(event, '[data-filter]')
      const rows = input
        ?.closest('[data-filterable]')
        ?.querySelectorAll<HTMLElement>('[data-field]')
      const wanted = input?.value.trim().toLowerCase() ?? ''
      for (const row of rows ?? []) row.hidden = !row.textContent.toLowerCase().includes(wanted)
    },
    options,
  )
}
