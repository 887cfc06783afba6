import { expect, it } from 'vitest'
import { publishMessages } from './publish-messages.ts'
import { removalMessages } from './removal-messages.ts'

type Situation = Parameters<typeof removalMessages>[1]

/** The test's `t` returns message keys. */
const told = (situation: Partial<Situation>) =>
  removalMessages((key) => key, {
    how: 'delete',
    path: 'v5/a',
    isPage: true,
    referring: [],
    instead: undefined,
    administrates: false,
    ...situation,
  })

const linking = (type: string) => [
  { id: type, type, title: type, path: undefined, draftOnly: false },
]

it('removalMessages allows the removal of a document without references, and offers a redirect', () => {
  expect(told({})).toMatchObject({ explanation: 'remove.readers', confirm: 'delete.confirm' })
  expect(told({}).blocked).toBeUndefined()
  expect(told({ path: undefined }).explanation).toBe('delete.alone')
  expect(told({ instead: 'page-b' }).confirm).toBe('delete.confirmInstead')
})

it.each([
  ['a page without another in its place', { referring: linking('page') }, 'delete.choose'],
  ['a page with one', { referring: linking('page'), instead: 'page-b' }, undefined],
  ['a page in the settings', { referring: linking('siteSettings'), instead: 'b' }, 'remove.beyond'],
  [
    'the same for administrators',
    { referring: linking('siteSettings'), instead: 'b', administrates: true },
    undefined,
  ],
  ['another document', { referring: linking('page'), isPage: false }, 'remove.blocked'],
])('removalMessages blocks %s', (_what, situation, blocked) =>
  expect(told(situation).blocked).toBe(blocked),
)

it('removalMessages counts the referring documents, in both languages', () => {
  expect(told({ referring: linking('page') }).explanation).toBe('remove.linkedPage')
  for (const words of [publishMessages.en, publishMessages.zhTW])
    expect(words['remove.linkedPage_other']).toContain('{{count}}')
})
