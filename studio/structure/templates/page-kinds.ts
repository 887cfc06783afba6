import { ActivityIcon } from '@sanity/icons/Activity'
import { BookIcon } from '@sanity/icons/Book'
import { MasterDetailIcon } from '@sanity/icons/MasterDetail'
import { PlugIcon } from '@sanity/icons/Plug'
import { RocketIcon } from '@sanity/icons/Rocket'
import type { ComponentType } from 'react'
import { heading, item, paragraph, shown } from './skeleton.ts'

/** What a page of a kind is about, where that is a document of its own. */
export type Subject = 'apiOperation' | 'apiChannel'

export interface PageKind {
  id: string
  title: string
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
    title: 'Guide',
    icon: BookIcon,
    body: () => [
      paragraph(),
      heading('Before you start'),
      item('bullet'),
      heading('Steps'),
      item('number'),
      ...related(),
    ],
  },
  {
    id: 'page-endpoint',
    title: 'Endpoint page',
    icon: PlugIcon,
    about: 'apiOperation',
    body: (subject) => [
      paragraph(),
      shown('operation', subject),
      heading('Usage notes'),
      item('bullet'),
      ...related(),
    ],
  },
  {
    id: 'page-topic',
    title: 'WebSocket topic page',
    icon: ActivityIcon,
    about: 'apiChannel',
    body: (subject) => [
      paragraph(),
      shown('channel', subject),
      heading('Usage notes'),
      item('bullet'),
      ...related(),
    ],
  },
  {
    id: 'page-explorer',
    title: 'Page of the explorer',
    icon: RocketIcon,
    about: 'apiOperation',
    folder: 'api-explorer/v5',
    body: (subject) => [{ ...shown('operation', subject), explorer: true }],
  },
  {
    id: 'page-overview',
    title: 'Overview of a section',
    icon: MasterDetailIcon,
    body: () => [paragraph(), heading('Pages'), { ...shown('cards'), cards: [] }],
  },
]
