/** Level of everything but headings. */
const TEXT = 9

/** Text and anchor of the heading above a table row; the anchor has a field's name in any language. */
export function headingAbove(row: Element): string {
  let part = row.closest('[data-sections] > *')
  while (part && levelOf(part) === TEXT) part = part.previousElementSibling
  return part ? `${part.id} ${part.textContent}` : ''
}

/** On a filtered page, shows the sections with visible rows and the headings above them. */
export function showSections(list: Element, isFiltered: boolean): void {
  const parts = [...list.querySelectorAll<HTMLElement>('[data-sections] > *')]
  // Levels of the visible sections that still lack a visible parent heading.
  let below: number[] = []
  for (const section of sectionsOf(parts).toReversed()) {
    const level = section[0] ? levelOf(section[0]) : TEXT
    const hasRows = section.some((part) => part.querySelector('tbody tr:not([hidden])'))
    const isShown = !isFiltered || hasRows || below.some((lower) => lower > level)
    for (const part of section) part.hidden = !isShown
    below = [...below.filter((lower) => lower <= level), ...(isShown ? [level] : [])]
  }
}

/** Groups each heading with the elements up to the next one. */
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
