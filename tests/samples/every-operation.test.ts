import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startRecordedSandbox } from './recorded-sandbox.ts'
import { missingFor, RECEIPT, runLanguages } from './run-programs.ts'
import { type Asked, type Ran, runSamples } from './run-samples.ts'
import { specOperations } from './spec-operations.ts'

let sandbox: Awaited<ReturnType<typeof startRecordedSandbox>>
let asked: Asked[]
beforeAll(async () => {
  sandbox = await startRecordedSandbox()
  asked = (await specOperations()).flatMap((operation) =>
    operation.requestExamples.map((example) => ({ operation, example })),
  )
})
afterAll(() => sandbox.close())

describe.concurrent('the samples of every operation, run against the sandbox', () => {
  it('are many', () => {
    expect(new Set(asked.map(({ operation }) => operation)).size).toBeGreaterThan(250)
  })

  for (const language of runLanguages) {
    const missing = missingFor(language)
    const title = missing.length > 0 ? `${language} (not installed: ${missing})` : language
    it.skipIf(missing.length > 0)(title, { timeout: 120_000 }, async () => {
      const all = await runSamples(sandbox, language, asked)
      const wrong = all.filter((ran) => !hasWorked(ran))
      expect(wrong.map(describeRan)).toEqual([])
      const operations = new Set(all.map(({ operation }) => operation)).size
      console.log(`${language}: ${all.length} samples of ${operations} operations answered 0`)
    })
  }
})

/** It asked once, for exactly what the example shows, and printed the answer, which is that all is well. */
function hasWorked({ operation, example, printed, requests }: Ran): boolean {
  const [request] = requests
  if (!request || requests.length > 1) return false
  const { retCode, ret_code = retCode } = JSON.parse(request.answer)
  const isForm = operation.parameters.some(({ format }) => format === 'binary')
  return (
    request.status === 200 &&
    ret_code === 0 &&
    request.method === operation.method &&
    request.path === operation.path &&
    printed.trim() === request.answer &&
    (isForm
      ? request.body.includes(RECEIPT)
      : example.language === 'json'
        ? isDeepStrictEqual(JSON.parse(request.body.toString()), JSON.parse(example.code))
        : isDeepStrictEqual(pairs(request.queryString), pairs(example.code.split(/\?(.*)/s)[1])))
  )
}

const pairs = (query: string | undefined) => [...new URLSearchParams(query)]

const describeRan = ({ operation, program, printed, requests }: Ran) =>
  `${operation.method} ${operation.path}\n${program}\nprinted: ${printed}\nasked: ${JSON.stringify(requests)}`
