import { closest } from './on-page.ts'

/** Shows only the parameters whose name or words hold what is typed, and what they are in. */
export function fieldFilter(): void {
  const capture = { capture: true }
  document.addEventListener(
    'input',
    (event) => {
      const input = closest<HTMLInputElement>(event, '[data-filter]')
      if (input) filterBy(input)
    },
    capture,
  )
  document.addEventListener(
    'keydown',
    (event) => {
      const input = closest<HTMLInputElement>(event, '[data-filter]')
      if (event.key !== 'Escape' || !input?.value) return
      event.preventDefault()
      clearFilter(input)
    },
    capture,
  )
}

/** Shows all fields of the list that `element` is in. */
export function clearFilterAround(element: Element): void {
  const input = element
    .closest('[data-filterable]')
    ?.querySelector<HTMLInputElement>('[data-filter]')
  if (input?.value) clearFilter(input)
}

function clearFilter(input: HTMLInputElement): void {
  input.value = ''
  filterBy(input)
}

function filterBy(input: HTMLInputElement): void {
  const list = input.closest('[data-filterable]')
  const count = list?.querySelector<HTMLElement>('[data-filter-count]')
  if (!list || !count) return
  const wanted = input.value.trim().toLowerCase()
  const rows = [...list.querySelectorAll<HTMLElement>('[data-field]')]
  const found = rows.filter((row) => ownWords(row).includes(wanted))
  const shown = new Set(found.flatMap(rowsAround))
  for (const row of rows) row.hidden = !shown.has(row)
  for (const details of list.querySelectorAll('details')) unfold(details, wanted !== '')
  const words = count.dataset.filterCount?.replace('{shown}', String(found.length)) ?? ''
  count.textContent = wanted === '' ? '' : words
}

/** What a row says itself, without the fields inside it. */
function ownWords(row: HTMLElement): string {
  return [...row.children]
    .filter((part) => !part.querySelector('[data-field]'))
    .map((part) => part.textContent)
    .join(' ')
    .toLowerCase()
}

/** A row and those that it is in. */
function rowsAround(row: HTMLElement): HTMLElement[] {
  const outer = row.parentElement?.closest<HTMLElement>('[data-field]')
  return outer ? [row, ...rowsAround(outer)] : [row]
}

/** Opens a fold while the list is filtered, and leaves it as it was before. */
function unfold(details: HTMLDetailsElement, filtered: boolean): void {
  if (filtered) {
    details.dataset.before ??= String(details.open)
    details.open = true
  } else if (details.dataset.before !== undefined) {
    details.open = details.dataset.before === 'true'
    delete details.dataset.before
  }
}
