type Field = HTMLInputElement | HTMLTextAreaElement

interface Entry {
  value: string
  isFocused: boolean
}

const fieldsIn = (element: Element) => [
  ...element.querySelectorAll<Field>('input:not([type=file]), textarea'),
]

/** What somebody has entered in the fields of `element` until now; undefined for those that nobody touched. */
export function earlyEntries(element: Element): (Entry | undefined)[] {
  return fieldsIn(element).map((field) => {
    const isFocused = field === document.activeElement
    return field.value !== field.defaultValue || isFocused
      ? { value: field.value, isFocused }
      : undefined
  })
}

/** Enters the same in the fields that have taken the place of those, in their order, as their reader would. */
export function restoreEntries(element: Element, entries: readonly (Entry | undefined)[]): void {
  for (const [index, field] of fieldsIn(element).entries()) {
    const entry = entries[index]
    if (!entry) continue
    if (entry.isFocused) field.focus({ preventScroll: true })
    if (entry.value === '') continue
    // React keeps what its own property was set to, and hears of no change to that.
    const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, entry.value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
