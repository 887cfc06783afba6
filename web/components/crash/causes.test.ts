import { expect, it } from 'vitest'
import { causes } from './causes.ts'

it('causes returns the messages of an error and all its causes', () => {
  const error = new Error('No page', { cause: new Error('No answer', { cause: 'offline' }) })
  expect(causes(error)).toBe('No page\n\nCause:\nNo answer\n\nCause:\noffline')
  expect(causes(new Error('Alone'))).toBe('Alone')
})

it('causes ends when an error causes itself', () => {
  const error = new Error('Round')
  error.cause = error
  expect(causes(error).split('Cause:').length).toBe(10)
})
