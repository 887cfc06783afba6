import { ActivityIcon } from '@sanity/icons/Activity'
import { BookIcon } from '@sanity/icons/Book'
import { MasterDetailIcon } from '@sanity/icons/MasterDetail'
import { PlugIcon } from '@sanity/icons/Plug'
import { RocketIcon } from '@sanity/icons/Rocket'
import type { ComponentType } from 'react'
import type { pageKindMessages } from './page-kind-messages.ts'
import { emptyParagraph, heading, item, shown } from './skeleton.ts'

/** What a page of a kind is about, where that is a document of its own. */
export type Subject = 'apiOperation' | 'apiChannel'

export interface PageKind {
  /** Of its template; what it is called is said by `pageKindMessages`. */
  id: Exclude<keyof typeof pageKindMessages.en, 'page'>
  icon: ComponentType
  about?: Subject
  /** What its address begins with where that is not the folder of its neighbours. */
  folder?: string
  /** The blocks that are in place already; `subject` is the id of what the page is about. */
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
      shown('operation', subject),
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
      shown('channel', subject),
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
    body: (subject) => [{ ...shown('operation', subject), explorer: true }],
  },
  {
    id: 'page-overview',
    icon: MasterDetailIcon,
    body: () => [emptyParagraph(), heading('Pages'), { ...shown('cards'), cards: [] }],
  },
]
