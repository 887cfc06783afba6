import path from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node'

/** Prints a failed check at once: expected and actual values, and how to run it alone. */
export default class FailuresAtOnce implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    if (state === 'failed') say(test.module, test.fullName, errors ?? [])
  }
  // An error in a hook, or while a file loads, belongs to no test.
  onTestSuiteResult(suite: TestSuite): void {
    if (suite.errors().length > 0) say(suite.module, suite.fullName, suite.errors())
  }
  onTestModuleEnd(module: TestModule): void {
    if (module.errors().length > 0) say(module, '', module.errors())
  }
}

function say(module: TestModule, name: string, errors: readonly SerializedError[]): void {
  const file = path.relative(process.cwd(), module.moduleId)
  const pattern = name.replaceAll(' > ', ' ').replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const alone = `npm test -- ${file}${name ? ` -t '${pattern.replaceAll("'", '.')}'` : ''}`
  console.log(`\n✗ ${file}${name ? `\n  ${name}` : ''}`)
  for (const { message, diff, stacks } of errors) {
    const at = stacks?.map(({ file, line }) => `  at ${path.relative(process.cwd(), file)}:${line}`)
    console.log([message, ...(diff ? [diff] : []), ...(at ?? [])].join('\n'))
  }
  console.log(`Alone: ${alone}\n`)
}
