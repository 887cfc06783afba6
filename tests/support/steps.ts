import { beforeEach } from 'vitest'

/** Makes the tests of a file one story: what comes after a step that failed is skipped. */
export function skipAfterFailure(): void {
  let broken = false
  beforeEach(({ skip, onTestFailed }) => {
    if (broken) skip('an earlier step failed')
    onTestFailed(() => {
      broken = true
    })
  })
}
