import { expect, it } from 'vitest'
import {
  type AnnouncementRow,
  announcementGroups,
  nextTurn,
  parseAnnouncements,
} from './announcement-groups.ts'

const now = Date.parse('2026-12-01T08:00:00Z')
const time = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
const stored = parseAnnouncements(
  [
    { _id: 'later', startsAt: time(2), endsAt: time(9) },
    { _id: 'soon', startsAt: time(1) },
    { _id: 'notice', level: 'notice', sections: ['V5 API', null] },
    { _id: 'urgent', level: 'warning', endsAt: time(5) },
    { _id: 'long over', endsAt: time(-9) },
    { _id: 'just over', endsAt: time(0) },
    { _id: 'drafts.notice', startsAt: time(3) },
    { _id: 'drafts.new', title: 'New' },
  ].map((one) => ({
    title: null,
    level: null,
    startsAt: null,
    endsAt: null,
    sections: null,
    ...one,
  })),
)
const ids = (rows: AnnouncementRow[]) => rows.map(({ id }) => id)

it('announcementGroups groups announcements by what readers see at a time', () => {
  const groups = announcementGroups(stored, now)
  expect(ids(groups.now)).toEqual(['urgent', 'notice'])
  expect(ids(groups.coming)).toEqual(['soon', 'later'])
  expect(ids(groups.over)).toEqual(['just over', 'long over'])
  expect(ids(groups.unpublished)).toEqual(['new'])
  expect(groups.now.map(({ isEdited }) => isEdited)).toEqual([false, true])
  expect(groups.now[1]?.sections).toEqual(['V5 API'])
  expect(groups.unpublished[0]).toMatchObject({ title: 'New', isEdited: false })
})

it('nextTurn returns when the groups change', () => {
  expect(nextTurn(stored, now)).toBe(now + 60_000)
  expect(nextTurn(stored, now + 9 * 60_000)).toBeUndefined()
})
