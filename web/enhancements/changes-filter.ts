import { closest, onPage } from './on-page.ts'
import { partIndex } from './part-index.ts'

/** The query parameters of the filter, named like the form's controls. */
const PARAMETERS = ['area', 'kind', 'breaking']

/** Filters the changes by area, kind and breaking changes; the query string keeps the filter. */
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
  document.addEventListener(
    'click',
    (event) => {
      const form = closest(event, '[data-changes-reset]')?.closest('form')
      if (!form) return
      form.reset()
      filterChanges(form)
      keepInAddress(form)
      // The pressed button is hidden now, so the focus moves.
      form.querySelector('select')?.focus()
    },
    { capture: true },
  )
}

/** Applies the filter in the address to a new page. */
export function applyChangesFilter(): void {
  const form = onPage<HTMLFormElement>('[data-changes-filter]')[0]
  if (!form) return
  const wanted = new URLSearchParams(location.search)
  for (const name of PARAMETERS) {
    const control = form.elements.namedItem(name)
    const value = wanted.get(name) ?? ''
    if (control instanceof HTMLSelectElement) {
      control.value = value
      // An area without changes has no option.
      if (control.selectedIndex < 0) control.value = ''
    } else if (control instanceof HTMLInputElement) control.checked = value === '1'
  }
  filterChanges(form)
}

interface FilterState {
  area: string
  kind: string
  breaking: boolean
}

interface Change {
  kind: string
  breaking: boolean
  areas: readonly string[]
}

const isWanted = (change: Change, { area, kind, breaking }: FilterState): boolean =>
  (kind === '' || change.kind === kind) &&
  (area === '' || change.areas.includes(area)) &&
  (!breaking || change.breaking)

function filterChanges(form: HTMLFormElement): void {
  const chosen = new FormData(form)
  const wanted = {
    area: String(chosen.get('area') ?? ''),
    kind: String(chosen.get('kind') ?? ''),
    breaking: chosen.has('breaking'),
  }
  let shown = 0
  // Hidden elements included, since another choice may show them again.
  const all = <E extends HTMLElement>(selector: string) =>
    form.closest('main')?.querySelectorAll<E>(selector) ?? []
  for (const change of all('[data-change]')) {
    const { change: kind = '', areas = '', breaking } = change.dataset
    const one = { kind, areas: areas.split(' '), breaking: breaking !== undefined }
    change.hidden = !isWanted(one, wanted)
    if (!change.hidden) shown += 1
  }
  for (const month of all('[data-month]'))
    month.hidden = month.querySelector('[data-change]:not([hidden])') === null
  const away = [...all('[data-month][hidden] [id]')].map(({ id }) => id)
  for (const contents of all('[data-contents]')) hideInContents(contents, new Set(away))
  const reset = form.querySelector<HTMLElement>('[data-changes-reset]')
  if (reset) reset.hidden = shown > 0
  const isFiltered = wanted.area !== '' || wanted.kind !== '' || wanted.breaking
  const count = form.querySelector<HTMLElement>('[data-changes-count]')
  if (count)
    count.textContent = isFiltered
      ? (count.dataset.changesCount?.replace('{shown}', String(shown)) ?? '')
      : ''
  const index = form.dataset.changesIndex
  const links = [...all<HTMLAnchorElement>('a[data-changes-part]')]
  if (index && count) filterParts(index, links, count, isFiltered ? wanted : undefined)
}

/** Hides the entries of hidden sections in a table of contents, and the table when it has none left. */
function hideInContents(contents: HTMLElement, away: ReadonlySet<string>): void {
  const items = [...contents.querySelectorAll('li')]
  for (const item of items)
    item.hidden = away.has(decodeURIComponent(item.querySelector('a')?.hash.slice(1) ?? ''))
  contents.hidden = items.every(({ hidden }) => hidden)
}

/** Adds the filter to the links to other parts, with the number of matches there. */
function filterParts(
  index: string,
  links: readonly HTMLAnchorElement[],
  count: HTMLElement,
  wanted: FilterState | undefined,
): void {
  const here = count.textContent
  const query = queryOf(wanted)
  const tell = (link: HTMLAnchorElement, found: string) => {
    const place = link.parentElement?.querySelector('[data-part-count]')
    if (place) place.textContent = found
  }
  for (const link of links) {
    link.search = query
    tell(link, '')
  }
  if (!wanted) return
  partIndex(index)
    .then((changes) => {
      // The filter may have changed meanwhile.
      if (links.some((link) => link.search !== query)) return
      const found = changes.filter((change) => isWanted(change, wanted))
      for (const link of links) {
        const there = found.filter(({ page }) => page === link.pathname).length
        tell(link, ` (${there})`)
      }
      const words = count.dataset.changesEverywhere
        ?.replace('{count}', String(found.length))
        .replace('{total}', String(changes.length))
      count.textContent = `${here} · ${words ?? ''}`
    })
    .catch((error: unknown) => {
      console.warn('What other pages of the changelog have of this cannot be known.', error)
    })
}

function queryOf(wanted: FilterState | undefined): string {
  const query = new URLSearchParams()
  if (wanted?.area) query.set('area', wanted.area)
  if (wanted?.kind) query.set('kind', wanted.kind)
  if (wanted?.breaking) query.set('breaking', '1')
  return query.size > 0 ? `?${query}` : ''
}

function keepInAddress(form: HTMLFormElement): void {
  const address = new URL(location.href)
  const chosen = new FormData(form)
  for (const name of PARAMETERS) {
    const value = String(chosen.get(name) ?? '')
    if (value === '') address.searchParams.delete(name)
    else address.searchParams.set(name, value)
  }
  // The target of the hash may be hidden by the filter.
  address.hash = ''
  history.replaceState(history.state, '', address)
}
