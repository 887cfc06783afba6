import { ActivityIcon } from '@sanity/icons/Activity'
import { BookIcon } from '@sanity/icons/Book'
import { MasterDetailIcon } from '@sanity/icons/MasterDetail'
import { PlugIcon } from '@sanity/icons/Plug'
import { RocketIcon } from '@sanity/icons/Rocket'
import type { ComponentType } from 'react'
import { headingOf } from '../../../blocks/heading/heading-of.ts'
import type { pageKindMessages } from './page-kind-messages.ts'

const newKey = (): string => crypto.randomUUID().slice(0, 12)

/** Returns a block that shows an operation or a channel; without an id the writer selects it in the form. */
function referenceBlock(type: 'operation' | 'channel' | 'cards', id?: string): object {
  return { _type: type, _key: newKey(), ...(id && { [type]: { _type: 'reference', _ref: id } }) }
}

/** Returns a section heading; publishing assigns its anchor. */
const heading = (text: string): object => headingOf({ _key: newKey(), level: 2, text })

function emptyParagraph(): object {
  return {
    _type: 'block',
    _key: newKey(),
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: newKey(), text: '', marks: [] }],
  }
}

/** Returns an empty list item. */
function item(listItem: 'bullet' | 'number'): object {
  return { ...emptyParagraph(), listItem, level: 1 }
}

/** The type of the document that a page of a kind documents. */
export type Subject = 'apiOperation' | 'apiChannel'

export interface PageKind {
  /** Id of the template; `pageKindMessages` has its title. */
  id: Exclude<keyof typeof pageKindMessages.en, 'page'>
  icon: ComponentType
  about?: Subject
  /** Folder of the path, for kinds that do not use their neighbours' folder. */
  folder?: string
  /** Returns the initial blocks; `subject` is the id of the documented document. */
  body: (subject?: string) => object[]
}

const related = () => [heading('Related'), item('bullet')]

export const PAGE_KINDS: readonly PageKind[] = [
  {
    id: 'page-guide',
    icon: BookIcon,
    body: () => [
      emptyParagraph(),
      heading('Before you start'),
      item('bullet'),
      heading('Steps'),
      item('number'),
      ...related(),
    ],
  },
  {
    id: 'page-endpoint',
    icon: PlugIcon,
    about: 'apiOperation',
    body: (subject) => [
      emptyParagraph(),
      referenceBlock('operation', subject),
      heading('Usage notes'),
      item('bullet'),
      ...related(),
    ],
  },
  {
    id: 'page-topic',
    icon: ActivityIcon,
    about: 'apiChannel',
    body: (subject) => [
      emptyParagraph(),
      referenceBlock('channel', subject),
      heading('Usage notes'),
      item('bullet'),
      ...related(),
    ],
  },
  {
    id: 'page-explorer',
    icon: RocketIcon,
    about: 'apiOperation',
    folder: 'api-explorer/v5',
    body: (subject) => [{ ...referenceBlock('operation', subject), explorer: true }],
  },
  {
    id: 'page-overview',
    icon: MasterDetailIcon,
    body: () => [emptyParagraph(), heading('Pages'), { ...referenceBlock('cards'), cards: [] }],
  },
]
