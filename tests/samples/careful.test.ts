import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { codeSamples } from '../../web/samples/code-samples.ts'
import { wholeProgram } from '../../web/samples/program.ts'
import { missingFor, runLanguages, runPrograms } from './run-programs.ts'

const answers = {
  fine: JSON.stringify({ retCode: 0, retMsg: 'OK', result: { told: 'all is well' } }),
  tooFast: JSON.stringify({ retCode: 10006, retMsg: 'Too many visits!', result: {} }),
  wrong: JSON.stringify({ retCode: 10001, retMsg: 'params error', result: {} }),
}

/** A server that answers one request after another as it was told, or hangs up. */
async function startServer(told: readonly string[]) {
  let asked = 0
  const server = createServer((request, response) => {
    const answer = told[asked++] ?? answers.wrong
    request.resume().on('end', () => {
      if (answer === 'hang up') request.socket.destroy()
      else response.end(answer)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    asked: () => asked,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const cases = [
  {
    of: 'a refusal for the rate is repeated',
    method: 'POST',
    told: [answers.tooFast, answers.fine],
    asked: 2,
    works: true,
  },
  {
    of: 'any other refusal ends it',
    method: 'GET',
    told: [answers.wrong, answers.fine],
    asked: 1,
    works: false,
  },
  {
    of: 'a GET without an answer is repeated',
    method: 'GET',
    told: ['hang up', answers.fine],
    asked: 2,
    works: true,
  },
  {
    of: 'a POST without an answer is not: it may have worked',
    method: 'POST',
    told: ['hang up', answers.fine],
    asked: 1,
    works: false,
  },
]

describe.concurrent('the samples', { timeout: 60_000 }, () => {
  for (const language of runLanguages) {
    const isMissing = missingFor(language).length > 0

    it.skipIf(isMissing).each(cases)(`${language}: $of`, async ({ method, told, asked, works }) => {
      const server = await startServer(told)
      const example =
        method === 'GET'
          ? { language: 'http', code: 'GET /v5/order/realtime?category=spot' }
          : { language: 'json', code: '{"category":"spot"}' }
      const operation = { method, path: '/v5/order/realtime', auth: true, parameters: [] }
      const sample = codeSamples(operation, example, server.url).find(
        ({ value }) => value === language,
      )
      const [printed = ''] = await runPrograms(language, [sample ? wholeProgram(sample) : ''])
      server.close()
      expect(printed.includes('all is well'), printed).toBe(works)
      expect(server.asked()).toBe(asked)
      if (told[0] === answers.wrong) expect(printed).toContain('10001')
    })
  }
})
