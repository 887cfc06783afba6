import { once } from 'node:events'
import { createServer } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { codeSamples } from '../../web/samples/code-samples.ts'
import { wholeProgram } from '../../web/samples/program.ts'
import { missingFor, type RunLanguage, runLanguages, runPrograms } from './run-programs.ts'

const answers = {
  fine: JSON.stringify({ retCode: 0, retMsg: 'OK', result: { told: 'all is well' } }),
  tooFast: JSON.stringify({ retCode: 10006, retMsg: 'Too many visits!', result: {} }),
  wrong: JSON.stringify({ retCode: 10001, retMsg: 'params error', result: {} }),
  // The format of P2P trading; the space after a colon is valid JSON.
  fineOfP2p: '{"ret_code": 0, "ret_msg": "SUCCESS", "result": {"told": "all is well"}}',
  tooFastOfP2p: '{"ret_code": 10006, "ret_msg": "Too many visits!", "result": {}}',
}

/** A server that answers requests in turn from a list, closes the connection, or never answers. */
async function startServer(told: readonly string[]) {
  let requestCount = 0
  const server = createServer((request, response) => {
    const answer = told[requestCount++] ?? answers.wrong
    request.resume().on('end', () => {
      if (answer === 'hang up') request.socket.destroy()
      else if (answer !== 'say nothing') response.end(answer)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    asked: () => requestCount,
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
    says: 'all is well',
  },
  {
    of: 'so is one of P2P trading',
    method: 'POST',
    told: [answers.tooFastOfP2p, answers.fineOfP2p],
    asked: 2,
    says: 'all is well',
  },
  {
    of: 'any other refusal ends it',
    method: 'GET',
    told: [answers.wrong, answers.fine],
    asked: 1,
    says: '10001',
  },
  {
    of: 'a GET without an answer is repeated',
    method: 'GET',
    told: ['hang up', answers.fine],
    asked: 2,
    says: 'all is well',
  },
  {
    of: 'a POST without an answer is not: it may have worked',
    method: 'POST',
    told: ['hang up', answers.fine],
    asked: 1,
    says: '',
  },
  {
    of: 'a server that says nothing is given up, and why',
    method: 'POST',
    told: ['say nothing', answers.fine],
    asked: 1,
    says: /time(d )?out|no answer/i,
  },
]

/** The sample of `language` for a request to `base`. */
function programOf(language: RunLanguage, method: string, base: string): string {
  const example =
    method === 'GET'
      ? { language: 'http', code: 'GET /v5/order/realtime?category=spot' }
      : { language: 'json', code: '{"category":"spot"}' }
  const operation = { method, path: '/v5/order/realtime', auth: true, parameters: [] }
  const sample = codeSamples(operation, example, base).find(({ value }) => value === language)
  return sample ? wholeProgram(sample) : ''
}

/** The timeout in a program, in seconds as its language writes it; for Node.js, the first digits. */
const PATIENCE =
  /(?<=--max-time |\btimeout=|AbortSignal\.timeout\(|Timeout: |ofSeconds\(|'timeout' => |read_timeout: )10/g

describe.concurrent('the samples', () => {
  describe.each(runLanguages)('%s', (language) => {
    const isMissing = missingFor(language).length > 0
    let printed: string[]
    let requestCounts: number[]
    beforeAll(async () => {
      if (isMissing) return
      const servers = await Promise.all(cases.map(({ told }) => startServer(told)))
      const programs = cases.map(({ method, told: [first] }, index) => {
        const program = programOf(language, method, servers[index]?.url ?? '')
        expect(program.match(PATIENCE)).toHaveLength(1)
        return first === 'say nothing' ? program.replace(PATIENCE, '3') : program
      })
      printed = await runPrograms(language, programs)
      requestCounts = servers.map((server) => server.asked())
      for (const server of servers) server.close()
    })

    it.skipIf(isMissing).each(cases)('$of', (one) => {
      const index = cases.indexOf(one)
      expect(printed[index]).toMatch(one.says)
      expect(printed[index]?.includes('all is well')).toBe(one.says === 'all is well')
      expect(requestCounts[index]).toBe(one.asked)
    })
  })
})
