import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleTabs } from '../../web/samples/code-samples.ts'
import { startRecordedSandbox } from '../samples/recorded-sandbox.ts'
import { guidePrograms } from './guide-programs.ts'
import { launchers } from './launchers.ts'
import { runProgram } from './start-program.ts'

const programs = (rest: string) => guidePrograms('v5/intro', 'sample-code', { rest, stream: '' })
const all = programs('')

let sandbox: Awaited<ReturnType<typeof startRecordedSandbox>>
beforeAll(async () => {
  sandbox = await startRecordedSandbox()
  // The sandbox's first answer takes long, and programs have short timeouts.
  await fetch(`${sandbox.newBase()}/v5/market/time`)
})
afterAll(() => sandbox.close())

/** The program of a language, with a sandbox that records its requests. */
function programFor(language: string) {
  const base = sandbox.newBase()
  const program = programs(base).find((one) => one.language === language)
  if (!program) throw new Error(`content/en/v5/intro.md has no program in ${language} any more.`)
  return { program, asked: () => sandbox.requestsAt(base) }
}

it('signing programs exist in the languages of the samples, in the same tabs', () => {
  expect(all.map(({ language }) => language)).toEqual(sampleTabs.map(({ value }) => value))
})

it('signing programs are short enough to read', () => {
  for (const { code } of all) expect(code.split('\n').length).toBeLessThanOrEqual(80)
})

describe.concurrent('the signing program of the introduction', { timeout: 120_000 }, () => {
  for (const [language, { missing }] of Object.entries(launchers)) {
    const lacks = missing()
    const title = lacks.length > 0 ? `${language} (not installed: ${lacks.join(', ')})` : language

    describe.skipIf(lacks.length > 0)(title, () => {
      it('sends a signed query and order, and prints the answers', async ({ expect }) => {
        const { program, asked } = programFor(language)
        const { code, printed } = await runProgram(program)
        expect(code, printed).toBe(0)
        expect(asked().map(({ method, path }) => `${method} ${path}`)).toEqual([
          'GET /v5/account/wallet-balance',
          'POST /v5/order/create',
        ])
        expect(asked().map(({ answer }) => JSON.parse(answer).retCode)).toEqual([0, 0])
        const { orderId } = JSON.parse(asked()[1]?.answer ?? '').result
        expect(printed).toContain(orderId)
      })

      it('signs values with any characters', async ({ expect }) => {
        const odd = 'a b+c/d&e=f%2C,幣🙂~*'
        const { program, asked } = programFor(language)
        const inQuery = language === 'curl' ? encodeURIComponent(odd) : odd
        const oddly = { ...program, code: program.code.replace('BTC', inQuery) }
        const { printed } = await runProgram(oddly)
        expect(new URLSearchParams(asked()[0]?.queryString).get('coin')).toBe(odd)
        expect(asked()[0]?.answer, printed).not.toContain('10004')

        const { program: second, asked: ordered } = programFor(language)
        const code = second.code.replace('60000', odd)
        await runProgram({ ...second, code })
        const [, order] = ordered()
        expect(JSON.parse(String(order?.body)).price).toBe(odd)
        expect(order?.answer).not.toContain('10004')
      })

      it('fails with the code of a refusal', async ({ expect }) => {
        const { program, asked } = programFor(language)
        const { code, printed } = await runProgram(program, { API_SECRET: 'another' })
        expect(code).not.toBe(0)
        expect(printed).toContain('10004')
        if (language === 'curl')
          expect(printed).toContain('GET /v5/account/wallet-balance was refused')
        expect(asked()).toHaveLength(1)
      })

      it('times out without an answer', async ({ expect }) => {
        const silent = createServer(() => {}).listen(0, '127.0.0.1')
        await once(silent, 'listening')
        const address = silent.address()
        const port = typeof address === 'object' ? address?.port : ''
        const program = programs(`http://127.0.0.1:${port}`).find(
          (one) => one.language === language,
        )
        if (!program) throw new Error(`There is no program in ${language}.`)
        const from = Date.now()
        const { code } = await runProgram(program)
        silent.close()
        expect(code).not.toBe(0)
        expect(Date.now() - from).toBeGreaterThan(9_000)
      })
    })
  }
})
