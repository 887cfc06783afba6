import { expect, it } from 'vitest'
import { causes } from './causes.ts'

it('tells what went wrong and every cause of it', () => {
  const error = new Error('No page', { cause: new Error('No answer', { cause: 'offline' }) })
  expect(causes(error)).toBe('No page\n\nCause:\nNo answer\n\nCause:\noffline')
  expect(causes(new Error('Alone'))).toBe('Alone')
})

it('ends where an error causes itself', () => {
  const error = new Error('Round')
  error.cause = error
  expect(causes(error).split('Cause:').length).toBe(10)
})
