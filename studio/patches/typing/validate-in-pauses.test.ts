import { Subject } from 'rxjs'
import { expect, it } from 'vitest'
import { inPauses, type ValidationStatus } from './validate-in-pauses.ts'

const error = { level: 'error' as const, message: 'Needs a title', path: ['title'] }
const judged = (revision: string): ValidationStatus => ({
  isValidating: false,
  validation: [error],
  revision,
})
const begun = (revision: string): ValidationStatus => ({
  isValidating: true,
  validation: [],
  revision,
})

function listening() {
  const statuses = new Subject<ValidationStatus>()
  const writes = new Subject<boolean>()
  const told: ValidationStatus[] = []
  inPauses(statuses, writes).subscribe((status) => told.push(status))
  writes.next(false)
  return { statuses, writes, told }
}

it('judges nothing while somebody writes, and starts again in the pause', () => {
  const { statuses, writes, told } = listening()
  statuses.next(judged('a'))
  writes.next(true)
  expect(statuses.observed).toBe(false)
  expect(told.at(-1)).toEqual({ ...judged('a'), isValidating: true })
  writes.next(false)
  statuses.next(judged('c'))
  expect(told.at(-1)).toEqual(judged('c'))
})

it('keeps what was found until all is judged', () => {
  const { statuses, writes, told } = listening()
  statuses.next(judged('a'))
  writes.next(true)
  writes.next(false)
  statuses.next(begun('b'))
  expect(told.at(-1)).toEqual({ ...begun('b'), validation: [error] })
  statuses.next({ ...judged('b'), validation: [] })
  expect(told.at(-1)?.validation).toEqual([])
})
