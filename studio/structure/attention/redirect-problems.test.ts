import { expect, it } from 'vitest'
import { redirectProblems } from './redirect-problems.ts'

const pages = [
  { path: 'v5/new', title: 'New' },
  { path: 'v5/other', title: 'Other' },
]
const [target, other] = pages
const redirect = (id: string, from: string, to: (typeof pages)[number] | null | undefined) => ({
  id,
  from,
  target: to ?? null,
})

it.each([
  ['one that leads to a page', [redirect('a', 'v5/old', target)], []],
  ['one to itself', [redirect('a', '/v5/new', target)], [{ id: 'a', why: 'itself' }]],
  [
    'one that a page hides',
    [redirect('a', 'v5/other', target)],
    [{ id: 'a', why: 'hidden', page: 'Other' }],
  ],
  [
    'one that begins where another leads',
    [redirect('a', 'v5/old', other), redirect('b', 'v5/other', target)],
    [{ id: 'b', why: 'chain', from: 'v5/old' }],
  ],
  [
    'two that lead to each other',
    [redirect('a', 'v5/new', other), redirect('b', 'v5/other', target)],
    [
      { id: 'a', why: 'chain', from: 'v5/other' },
      { id: 'b', why: 'chain', from: 'v5/new' },
    ],
  ],
  ['one without a page', [redirect('a', 'v5/old', null)], [{ id: 'a', why: 'nowhere' }]],
  [
    'two from one address',
    [redirect('a', 'v5/old', target), redirect('b', '/v5/old', other)],
    [
      { id: 'a', why: 'twice' },
      { id: 'b', why: 'twice' },
    ],
  ],
])('redirectProblems: %s', (_name, redirects, expected) => {
  expect(redirectProblems(redirects, pages)).toEqual(expected)
})
