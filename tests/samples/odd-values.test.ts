import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseJson, printJson } from '../../web/samples/json-value.ts'
import { oddTexts, oddValues } from './odd-texts.ts'
import { startRecordedSandbox } from './recorded-sandbox.ts'
import { missingFor, type RunLanguage, runLanguages } from './run-programs.ts'
import { runSamples } from './run-samples.ts'
import { specOperations } from './spec-operations.ts'

let sandbox: Awaited<ReturnType<typeof startRecordedSandbox>>
let operations: Awaited<ReturnType<typeof specOperations>>
beforeAll(async () => {
  sandbox = await startRecordedSandbox()
  operations = await specOperations()
})
afterAll(() => sandbox.close())

/** Numbers that no language serialises in this form after parsing, with names in this order. */
const ODD_NUMBERS =
  '{"b":[0.00000001,9007199254740993,1.10,-0,1e400,1.0],"10":{"1":1,"0":0},"2":"$x \'#{y}\' `\\\\`"}'

/** The query as pages write it: a space is not encoded as a plus. */
const ENCODED = 'coin=a%20b%2Bc%26d%25e%E5%B9%A3'

/** The requests that reach the sandbox when samples of an operation run, one per sample. */
async function requestsOf(language: RunLanguage, path: string, examples: string[]) {
  const operation = operations.find((one) => one.path === path)
  if (!operation) throw new Error(`There is no ${path} any more; take another operation.`)
  const kind = operation.method === 'GET' ? 'http' : 'json'
  const ran = await runSamples(
    sandbox,
    language,
    examples.map((code) => ({
      operation,
      example: { _key: '0', title: '', language: kind, code },
    })),
  )
  return ran.map(({ requests, program, printed }) => {
    const [request] = requests
    if (!request) throw new Error(`This asked nothing, and printed ${printed}:\n${program}`)
    // The signature was valid, although the parameters are nonsense.
    expect(JSON.parse(request.answer).retCode).toBe(10001)
    return request
  })
}

describe.concurrent('values of all kinds reach the sandbox as they are, and signed', {
  timeout: 120_000,
}, () => {
  for (const language of runLanguages) {
    const isMissing = missingFor(language).length > 0

    it.skipIf(isMissing)(`${language}: in a body`, async () => {
      const entries = oddTexts.map((text, index) => [text, oddTexts.at(-index)])
      const values = JSON.stringify({ ...Object.fromEntries(entries), oddTexts, oddValues })
      const examples = [values, ODD_NUMBERS]
      const requests = await requestsOf(language, '/v5/order/create', examples)
      for (const [index, { body }] of requests.entries())
        expect(printJson(parseJson(String(body)))).toBe(printJson(parseJson(examples[index] ?? '')))
    })

    it.skipIf(isMissing)(`${language}: in a query string`, async () => {
      const pairs = oddTexts.map((text, index) => [`p${index}`, text.toWellFormed()])
      // A query as a specification may contain it: hardly anything is encoded.
      const parts = pairs.map((pair) =>
        pair.map((text) => text.replaceAll(/[%&+]/g, encodeURIComponent)).join('='),
      )
      const examples = Array.from({ length: Math.ceil(parts.length / 50) }, (_, index) =>
        parts.slice(50 * index, 50 * (index + 1)).join('&'),
      )
      const requests = await requestsOf(
        language,
        '/v5/order/realtime',
        [...examples, ENCODED].map((query) => `GET /v5/order/realtime?${query}`),
      )
      expect(requests.pop()?.queryString).toBe(ENCODED)
      const query = requests.map(({ queryString }) => queryString).join('&')
      expect([...new URLSearchParams(query)]).toEqual(pairs)
    })
  }
})
