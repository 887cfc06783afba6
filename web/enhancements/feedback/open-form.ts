import { onPage } from '../on-page.ts'

/** A passage to report; `link` is the link at the foot of the page, which leads to the form. */
export interface MarkedPassage {
  link: HTMLAnchorElement
  anchor: string
  quote: string
  /** Short name of the passage. */
  name?: string
  /** Rows of a table, of which the form asks for one. */
  rows?: readonly FormRow[]
}

/** A row of a table, which contains no control that a button could follow. */
export interface FormRow {
  anchor: string
  name: string
}

export const footLink = () => onPage<HTMLAnchorElement>('a[data-feedback]')[0]

export function markButton(link: HTMLAnchorElement): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = link.dataset.mark ?? ''
  button.style.cssText =
    'border:1px solid var(--line);border-radius:6px;background:var(--bg);color:var(--accent);white-space:nowrap;cursor:pointer'
  return button
}

/** Opens the form for a passage in a dialog, or as a page when the dialog does not load. */
export async function openForm(place: MarkedPassage): Promise<void> {
  const address = new URL(place.link.href)
  if (place.anchor) address.searchParams.set('anchor', place.anchor)
  try {
    const { openReport } = await loadDialog(place.link)
    await openReport(address.href, place)
  } catch (error) {
    console.warn('The form did not load in its place; it is opened as a page.', error)
    location.assign(address)
  }
}

export const loadDialog = (link: HTMLAnchorElement): Promise<typeof import('./dialog.ts')> =>
  import(link.dataset.feedback ?? '')
