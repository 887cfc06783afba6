/** Of what is before the first heading. */
const TEXT = 9

/** What the heading above a row of a table says, and its anchor: the name of a field in either language. */
export function headingAbove(row: Element): string {
  let part = row.closest('[data-sections] > *')
  while (part && levelOf(part) === TEXT) part = part.previousElementSibling
  return part ? `${part.id} ${part.textContent}` : ''
}

/** Of a filtered page, shows the sections with rows that are left, and the headings above these. */
export function showSections(list: Element, isFiltered: boolean): void {
  const parts = [...list.querySelectorAll<HTMLElement>('[data-sections] > *')]
  // Of the sections that show, those whose heading above is still to come.
  let below: number[] = []
  for (const section of sectionsOf(parts).toReversed()) {
    const level = section[0] ? levelOf(section[0]) : TEXT
    const hasRows = section.some((part) => part.querySelector('tbody tr:not([hidden])'))
    const isShown = !isFiltered || hasRows || below.some((lower) => lower > level)
    for (const part of section) part.hidden = !isShown
    below = [...below.filter((lower) => lower <= level), ...(isShown ? [level] : [])]
  }
}

/** Each heading with what is up to the next. */
function sectionsOf(parts: readonly HTMLElement[]): HTMLElement[][] {
  const sections: HTMLElement[][] = []
  for (const part of parts) {
    const last = sections.at(-1)
    if (last && levelOf(part) === TEXT) last.push(part)
    else sections.push([part])
  }
  return sections
}

const levelOf = ({ localName }: Element): number =>
  /^h[2-5]$/.test(localName) ? Number(localName[1]) : TEXT
