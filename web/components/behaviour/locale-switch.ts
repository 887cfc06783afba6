import { closest, type Listening } from './on-page.ts'

/** The same page in the other locale keeps query and hash; by a full load, as its document differs. */
export function localeSwitch(options: Listening): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = closest<HTMLAnchorElement>(event, 'a[data-locale-switch]')
      if (!link) return
      link.search = location.search
      link.hash = location.hash
    },
    { ...options, capture: true },
  )
}
