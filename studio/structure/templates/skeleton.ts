import { headingOf } from '../../../blocks/heading/heading-of.ts'

const newKey = (): string => crypto.randomUUID().slice(0, 12)

/** Returns a block that shows an operation or a channel; without an id the writer selects it in the form. */
export function referenceBlock(type: 'operation' | 'channel' | 'cards', id?: string): object {
  return { _type: type, _key: newKey(), ...(id && { [type]: { _type: 'reference', _ref: id } }) }
}

/** Returns a section heading; publishing assigns its anchor. */
export const heading = (text: string): object => headingOf({ _key: newKey(), level: 2, text })

export function emptyParagraph(): object {
  return {
    _type: 'block',
    _key: newKey(),
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: newKey(), text: '', marks: [] }],
  }
}

/** Returns an empty list item. */
export function item(listItem: 'bullet' | 'number'): object {
  return { ...emptyParagraph(), listItem, level: 1 }
}
