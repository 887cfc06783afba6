import { isComposing } from '../../schemas/is-composing.ts'
import { headingAbove, showSections } from './filter-sections.ts'
import { closest, onPage } from './on-page.ts'

/** Query parameter with the filter's text. */
const PARAMETER = 'filter'

/**
 * Shows only the rows of a list that contain the typed text, with their parents: parameters, rows of a page's tables,
 * pages of the sidebar.
 */
export function fieldFilter(): void {
  const capture = { capture: true }
  document.addEventListener(
    'input',
    (event) => {
      const input = closest<HTMLInputElement>(event, '[data-filter]')
      if (!input) return
      filterBy(input)
      keepInAddress(input)
    },
    capture,
  )
  document.addEventListener(
    'keydown',
    (event) => {
      const input = closest<HTMLInputElement>(event, '[data-filter]')
      if (event.key !== 'Escape' || isComposing(event) || !input?.value) return
      event.preventDefault()
      clearFilter(input)
    },
    capture,
  )
}

/** Applies the filter in the address to a new page. */
export function applyFilter(): void {
  const input = onPage<HTMLInputElement>('[data-filter="address"]')[0]
  const wanted = new URLSearchParams(location.search).get(PARAMETER)
  if (!input || wanted === null) return
  input.value = wanted
  filterBy(input)
}

/** Clears the filter of the list around `element`. */
export function clearFilterAround(element: Element): void {
  const input = element
    .closest('[data-filterable]')
    ?.querySelector<HTMLInputElement>('[data-filter]')
  if (input?.value) clearFilter(input)
}

function clearFilter(input: HTMLInputElement): void {
  input.value = ''
  filterBy(input)
  keepInAddress(input)
}

function keepInAddress({ value, dataset }: HTMLInputElement): void {
  if (dataset.filter !== 'address') return
  const address = new URL(location.href)
  if (value === '') address.searchParams.delete(PARAMETER)
  else address.searchParams.set(PARAMETER, value)
  // The target of the hash may be hidden by the filter.
  if (value !== '') address.hash = ''
  history.replaceState(history.state, '', address)
}

function filterBy(input: HTMLInputElement): void {
  const list = input.closest<HTMLElement>('[data-filterable]')
  const count = list?.querySelector<HTMLElement>('[data-filter-count]')
  if (!list || !count) return
  const kind = list.dataset.filterable || '[data-field]'
  const wanted = input.value.trim().toLowerCase()
  const rows = [...list.querySelectorAll<HTMLElement>(kind)]
  const found = rows.filter((row) => rowText(row, kind).includes(wanted))
  const shown = new Set(found.flatMap((row) => rowsAround(row, kind)))
  // A matching category shows all of its pages.
  if (kind === 'li')
    for (const row of found) for (const inner of row.querySelectorAll(kind)) shown.add(inner)
  for (const row of rows) row.hidden = !shown.has(row)
  showSections(list, wanted !== '')
  for (const details of list.querySelectorAll('details')) unfold(details, wanted !== '')
  const words = count.dataset.filterCount?.replace('{shown}', String(found.length)) ?? ''
  count.textContent = wanted === '' ? '' : words
}

/** The text of a row without nested rows, with the heading above its table. */
function rowText(row: HTMLElement, kind: string): string {
  const own = [...row.children].map((part) =>
    part.querySelector(kind) ? part.querySelector(':scope > summary') : part,
  )
  return [headingAbove(row), ...own.map((part) => part?.textContent)].join(' ').toLowerCase()
}

/** A row and the rows around it. */
function rowsAround(row: Element, kind: string): Element[] {
  const outer = row.parentElement?.closest(kind)
  return outer ? [row, ...rowsAround(outer, kind)] : [row]
}

/** Opens a fold while the list is filtered, and restores it afterwards. */
function unfold(details: HTMLDetailsElement, filtered: boolean): void {
  const { dataset } = details
  if (filtered) {
    dataset.before ??= String(details.open)
    // Of `details` with one name, browsers allow only one to be open.
    dataset.named ??= details.name
    details.name = ''
    details.open = true
  } else if (dataset.before !== undefined) {
    details.open = dataset.before === 'true'
    details.name = dataset.named ?? ''
    delete dataset.before
    delete dataset.named
  }
}
