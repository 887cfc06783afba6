import { expect, it } from 'vitest'
import type { Workflow } from '../../schemas/workflow/workflow.ts'
import { newsOf } from './news.ts'

const writer = { id: 'w', name: 'Writer' }
const other = { id: 'o', name: 'Other' }
const time = (minute: number) => `2026-11-26T10:0${minute}:00Z`
const review = (more: Partial<Workflow>): Workflow => ({
  ...{ _id: 'workflow.page-a', _type: 'workflow', _rev: 'r', subject: 'page-a' },
  ...{ _createdAt: time(0), _updatedAt: time(0) },
  document: { _ref: 'page-a', _weak: true },
  ...{ state: 'inReview', requestedBy: writer, requestedAt: time(0) },
  ...more,
})
const note = (key: string, author: typeof writer, minute: number) => ({
  ...{ _key: key, author, at: time(minute), text: key },
})
const heard = (user: typeof writer, more: Partial<Workflow>) =>
  newsOf(review(more), user.id).map(({ kind, by, at, text }) => [kind, by, at, text].join(' '))

it('newsOf tells the requester of a review about its approval', () => {
  const approved = { state: 'approved' as const, approvedBy: other, approvedAt: time(1) }
  expect(heard(writer, approved)).toEqual([`approved Other ${time(1)} `])
  expect(heard(other, approved)).toEqual([])
})

it('newsOf tells the requester which changes are requested, and about earlier notes', () => {
  const notes = [note('Why?', other, 1), note('Because.', writer, 2), note('Shorter.', other, 3)]
  expect(heard(writer, { state: 'changesRequested', notes })).toEqual([
    `noted Other ${time(1)} Why?`,
    `changesAsked Other ${time(3)} Shorter.`,
  ])
})

it('newsOf tells only the authors of a review’s notes about others’ notes', () => {
  const notes = [note('Why?', other, 1), note('Because.', writer, 2)]
  expect(heard(other, { notes })).toEqual([`noted Writer ${time(2)} Because.`])
  expect(heard({ id: 'x', name: 'X' }, { notes })).toEqual([])
})

it('newsOf tells the user who scheduled a draft that it was not published', () => {
  const problem = { at: time(4), text: 'It was edited.' }
  const scheduled = { publishAt: time(3), scheduledBy: other, scheduledRev: 'r', problem }
  expect(heard(other, scheduled)).toEqual([`notPublished  ${time(4)} It was edited.`])
})
