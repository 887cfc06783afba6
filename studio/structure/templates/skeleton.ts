import { anchorFrom } from '../../../schemas/validation/anchor.ts'

const newKey = (): string => crypto.randomUUID().slice(0, 12)

/** A block that shows a document: an operation, a channel; without its id it is chosen in the form. */
export function shown(type: 'operation' | 'channel' | 'cards', id?: string): object {
  return { _type: type, _key: newKey(), ...(id && { [type]: { _type: 'reference', _ref: id } }) }
}

export function heading(text: string): object {
  return { _type: 'heading', _key: newKey(), level: 2, text, anchor: anchorFrom(text) }
}

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
