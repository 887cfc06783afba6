import { closest, onPage } from './on-page.ts'

/** What the address keeps of the filter, by the names of the form's controls. */
const PARAMETERS = ['area', 'kind', 'breaking']

/** Shows only the changes of an area, a kind, or those that break clients; the address keeps the choice. */
export function changesFilter(): void {
  document.addEventListener(
    'change',
    (event) => {
      const form = closest<HTMLFormElement>(event, '[data-changes-filter]')
      if (!form) return
      filterChanges(form)
      keepInAddress(form)
    },
    { capture: true },
  )
}

/** Filters the changes of a page that has just come by what its address says. */
export function applyChangesFilter(): void {
  const form = onPage<HTMLFormElement>('[data-changes-filter]')[0]
  if (!form) return
  const wanted = new URLSearchParams(location.search)
  for (const name of PARAMETERS) {
    const control = form.elements.namedItem(name)
    const value = wanted.get(name) ?? ''
    if (control instanceof HTMLSelectElement) {
      control.value = value
      // An area that no change is about is no choice.
      if (control.selectedIndex < 0) control.value = ''
    } else if (control instanceof HTMLInputElement) control.checked = value === '1'
  }
  filterChanges(form)
}

function filterChanges(form: HTMLFormElement): void {
  const chosen = new FormData(form)
  const area = String(chosen.get('area') ?? '')
  const kind = String(chosen.get('kind') ?? '')
  const breaking = chosen.has('breaking')
  const changes = onPage<HTMLElement>('[data-change]')
  let shown = 0
  for (const change of changes) {
    const { dataset } = change
    change.hidden =
      (kind !== '' && dataset.change !== kind) ||
      (area !== '' && !dataset.areas?.split(' ').includes(area)) ||
      (breaking && dataset.breaking === undefined)
    if (!change.hidden) shown += 1
  }
  for (const month of onPage<HTMLElement>('[data-month]'))
    month.hidden = month.querySelector('[data-change]:not([hidden])') === null
  const count = form.querySelector<HTMLElement>('[data-changes-count]')
  const isFiltered = area !== '' || kind !== '' || breaking
  if (count)
    count.textContent = isFiltered
      ? (count.dataset.changesCount?.replace('{shown}', String(shown)) ?? '')
      : ''
}

function keepInAddress(form: HTMLFormElement): void {
  const address = new URL(location.href)
  const chosen = new FormData(form)
  for (const name of PARAMETERS) {
    const value = String(chosen.get(name) ?? '')
    if (value === '') address.searchParams.delete(name)
    else address.searchParams.set(name, value)
  }
  // Where the page was pointed at may be filtered away.
  address.hash = ''
  history.replaceState(history.state, '', address)
}
