import type { SanityClient } from '@sanity/client'

export const WIDGET_PAGE = 'v5/widgets-under-test'
const id = 'page-v5-widgets-under-test'

const paragraph = (key: string, text: string) => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  children: [{ _type: 'span', _key: `${key}-span`, text, marks: [] }],
  markDefs: [],
})

const code = (key: string, text: string, rest: Record<string, unknown> = {}) => ({
  _type: 'codeBlock',
  _key: key,
  language: 'python',
  code: text,
  ...rest,
})

const tabs = (key: string, lines: number) => ({
  _type: 'tabs',
  _key: key,
  group: 'programming-language',
  tabs: [
    ['Python', 'python', 1],
    ['Go', 'go', lines],
    ['Java', 'java', 2],
  ].map(([label, value, count]) => ({
    _type: 'tab',
    _key: `${key}-${value}`,
    label,
    value,
    body: Array.from({ length: Number(count) }, (_, index) =>
      paragraph(`${key}-${value}-${index}`, `${label}, paragraph ${index} of ${key}.`),
    ),
  })),
})

const cell = (key: string, text: string) => ({
  _type: 'tableCell',
  _key: key,
  content: [paragraph(`${key}-words`, text)],
})

/** One of everything that reacts, far enough from each other to scroll. */
const body = [
  paragraph('p0', 'A page that tests make.'),
  ...Array.from({ length: 12 }, (_, index) => paragraph(`far${index}`, `Far above ${index}.`)),
  tabs('upper', 20),
  { ...tabs('lower', 3), inAddress: true },
  code(
    'marked',
    'first = 1\n# highlight-next-line\nsecond = 2\n# highlight-start\nthird = 3\nfourth = 4\n# highlight-end\nfifth = 5',
    { title: 'marked.py', lines: '5' },
  ),
  code('long', `url = "${'https://exchange.example/'.repeat(20)}"`),
  {
    _type: 'details',
    _key: 'fold',
    summary: 'A fold',
    body: [paragraph('folded', 'Inside the fold.')],
  },
  {
    _type: 'admonition',
    _key: 'care',
    kind: 'caution',
    title: 'Mind the gap',
    body: [paragraph('gap', 'Between train and platform.')],
  },
  {
    _type: 'table',
    _key: 'wide',
    header: true,
    rows: [0, 1].map((row) => ({
      _type: 'tableRow',
      _key: `row${row}`,
      cells: Array.from({ length: 12 }, (_, column) => cell(`c${row}-${column}`, `Cell ${column}`)),
    })),
  },
  ...Array.from({ length: 12 }, (_, index) => paragraph(`below${index}`, `Far below ${index}.`)),
]

/** Publishes the page at `WIDGET_PAGE`. */
export async function createWidgetPage(client: SanityClient): Promise<void> {
  await client.createOrReplace({
    _id: id,
    _type: 'page',
    path: { _type: 'slug', current: WIDGET_PAGE },
    title: { _type: 'localeString', en: 'Widgets under test' },
    sidebarLabel: { _type: 'localeString', en: 'Widgets' },
    description: { _type: 'localeString', en: 'It comes and goes.' },
    body: { _type: 'localeBody', en: body },
  })
}

export async function deleteWidgetPage(client: SanityClient): Promise<void> {
  await client.delete(id)
}
