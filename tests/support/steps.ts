import { beforeEach } from 'vitest'

/** Makes the tests of a file one story: after a failed step, the others are skipped. */
export function skipAfterFailure(): void {
  let broken = false
  beforeEach(({ skip, onTestFailed }) => {
    if (broken) skip('an earlier step failed')
    onTestFailed(() => {
      broken = true
    })
  })
}
