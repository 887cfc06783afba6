import { headingOf } from '../../../blocks/heading/heading-of.ts'

const newKey = (): string => crypto.randomUUID().slice(0, 12)

/** A block that shows a document: an operation, a channel; without its id it is chosen in the form. */
export function shown(type: 'operation' | 'channel' | 'cards', id?: string): object {
  return { _type: type, _key: newKey(), ...(id && { [type]: { _type: 'reference', _ref: id } }) }
}

/** A section; its anchor is made when it is published. */
export const heading = (text: string): object => headingOf({ _key: newKey(), level: 2, text })

/** An empty paragraph to write in. */
export function emptyParagraph(): object {
  return {
    _type: 'block',
    _key: newKey(),
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: newKey(), text: '', marks: [] }],
  }
}

/** The first, empty item of a list. */
export function item(listItem: 'bullet' | 'number'): object {
  return { ...emptyParagraph(), listItem, level: 1 }
}
