import { expect, it } from 'vitest'
import { unknownToPages } from './missed-changes.ts'

const change = (id: string, rev?: string) => ({
  id,
  type: 'page',
  operation: 'update' as const,
  ...(rev && { rev }),
})

it('unknownToPages leaves out changes that only the search missed', () => {
  const told = new Map([
    ['page-told', 'two'],
    ['page-older', 'one'],
  ])
  const missed = [
    change('page-told', 'two'),
    change('page-older', 'two'),
    change('page-untold', 'two'),
    // A deleted document has no revision.
    change('page-gone'),
  ]
  expect(unknownToPages(missed, told).map(({ id }) => id)).toEqual([
    'page-older',
    'page-untold',
    'page-gone',
  ])
})
