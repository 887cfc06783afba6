import type { Reporter, TestModule } from 'vitest/node'

/** What a run of tests says when its last project begins, whose files come one after the other. */
export const ONE_AT_A_TIME = 'one at a time'
const LAST = 'e2e'

/** Tells the process that started the run, which has a core to spare from then on. */
export default class OneAtATime implements Reporter {
  private told = false

  onTestModuleStart({ project }: TestModule): void {
    if (this.told || project.name !== LAST) return
    this.told = true
    process.send?.(ONE_AT_A_TIME)
  }
}
