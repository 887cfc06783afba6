import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeSamples } from '../../web/samples/code-samples.ts'
import { type Fresh, freshFields } from '../../web/samples/fresh.ts'
import { stage } from '../support/env.ts'
import { startRecordedSandbox } from './recorded-sandbox.ts'
import { missingFor, RECEIPT, runLanguages } from './run-programs.ts'
import { type OperationExample, runSamples, type SampleRun } from './run-samples.ts'
import { specOperations } from './spec-operations.ts'

let sandbox: Awaited<ReturnType<typeof startRecordedSandbox>>
let asked: OperationExample[]
beforeAll(async () => {
  sandbox = await startRecordedSandbox()
  asked = (await specOperations()).flatMap((operation) =>
    operation.requestExamples.map((example) => ({ operation, example })),
  )
})
afterAll(() => sandbox.close())

describe('the samples of every operation, run against the sandbox', () => {
  it('exist in large number', () => {
    expect(new Set(asked.map(({ operation }) => operation)).size).toBeGreaterThan(250)
  })

  it('share one set-up among all examples of an operation', () => {
    const setUps = Map.groupBy(asked, ({ operation }) => operation.path + operation.method)
    for (const examples of setUps.values()) {
      const texts = examples.map(({ operation, example }) =>
        codeSamples(operation, example, '').map(({ setUp }) => setUp),
      )
      expect(new Set(texts.map((text) => text.join('\n'))).size).toBe(1)
    }
  })

  for (const [index, language] of runLanguages.entries()) {
    const missing = missingFor(language)
    const title = missing.length > 0 ? `${language} (not installed: ${missing})` : language
    it.skipIf(missing.length > 0)(`${title}, twice`, { timeout: 600_000 }, async () => {
      // At a commit each sample runs in one language; each night in all.
      const own = asked.filter((_, at) => stage !== 'commit' || at % runLanguages.length === index)
      const all = await runSamples(sandbox, language, own, 2)
      expect(all).toHaveLength(2 * own.length)
      const wrong = all.filter((ran) => !hasWorked(ran))
      expect(wrong.map(describeRan)).toEqual([])
      // Identifiers that the exchange accepts once are generated: no two of all runs are equal.
      const ids = all.flatMap((ran) => [...freshIn(ran)].filter(([kind]) => kind !== 'now'))
      expect(ids.length).toBeGreaterThan(all.length / 20)
      expect(new Set(ids.map(([, id]) => id)).size).toBe(ids.length)
      const operations = new Set(all.map(({ operation }) => operation)).size
      console.log(`${language}: ${all.length} samples of ${operations} operations answered 0`)
    })
  }
})

/** Whether a sample sent exactly one request, equal to its example, and printed a successful answer. */
function hasWorked(ran: SampleRun): boolean {
  const { operation, example, printed, requests } = ran
  const [request] = requests
  if (!request || requests.length > 1) return false
  const answer = JSON.parse(request.answer)
  const { retCode, ret_code = retCode } = answer
  const isForm = operation.parameters.some(({ format }) => format === 'binary')
  return (
    request.status === 200 &&
    ret_code === 0 &&
    request.method === operation.method &&
    request.path === operation.path &&
    [answer, answer.result].some((part) => isDeepStrictEqual(JSON.parse(printed), part)) &&
    (isForm
      ? request.body.includes(RECEIPT)
      : example.language === 'json'
        ? isDeepStrictEqual(
            withoutFresh(ran, request.body.toString()),
            withoutFresh(ran, example.code),
          ) && [...freshIn(ran)].every(([kind, value]) => isFresh[kind](value))
        : isDeepStrictEqual(pairs(request.queryString), pairs(example.code.split(/\?(.*)/s)[1])))
  )
}

const isFresh: Readonly<Record<Fresh, (value: unknown) => boolean>> = {
  uuid: (value) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(String(value)),
  id: (value) => /^[\da-f]{32}$/.test(String(value)),
  now: (value) => Math.abs(Number(value) - Date.now()) < 600_000,
}

const fieldsOf = ({ operation }: OperationExample) => freshFields(operation.parameters)

function withoutFresh(ran: SampleRun, body: string): unknown {
  const fields = fieldsOf(ran)
  return JSON.parse(body, (name, value) => (fields.has(name) ? '' : value))
}

/** Generated values in the body, with their kind. */
function freshIn(ran: SampleRun): [Fresh, unknown][] {
  const [request] = ran.requests
  const fields = fieldsOf(ran)
  const found: [Fresh, unknown][] = []
  if (!request || ran.example.language !== 'json' || fields.size === 0) return found
  JSON.parse(request.body.toString(), (name, value) => {
    const kind = fields.get(name)
    if (kind) found.push([kind, value])
    return value
  })
  return found
}

const pairs = (query: string | undefined) => [...new URLSearchParams(query)]

const describeRan = ({ operation, program, printed, requests }: SampleRun) =>
  `${operation.method} ${operation.path}\n${program}\nprinted: ${printed}\nasked: ${JSON.stringify(requests)}`
