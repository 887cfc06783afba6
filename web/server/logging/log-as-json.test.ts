import { expect, it } from 'vitest'
import { logAsJson } from './log-as-json.ts'

/** The output of a console on which `say` was called. */
function written(say: (console: Pick<Console, 'log' | 'warn' | 'error'>) => void): unknown[] {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  const own = { debug: write, log: write, info: write, warn: write, error: write }
  logAsJson(own)
  say(own)
  return lines.map((line) => JSON.parse(line))
}

it('logAsJson writes every message as one line of JSON, with its level and without colours', () => {
  const lines = written((console) => {
    console.log('The site answers at', 3000)
    console.warn('\u001b[33m⚠\u001b[39m two\nlines')
    console.error('It failed.', new Error('Why', { cause: new Error('Because') }))
  })
  expect(lines).toMatchObject([
    { level: 'info', event: 'message', message: 'The site answers at 3000' },
    { level: 'warn', message: '⚠ two\nlines' },
    {
      level: 'error',
      message: expect.stringMatching(/^It failed\. Error: Why[\s\S]*caused by Error: Because/),
    },
  ])
})

it('logAsJson leaves a line of JSON as it is', () => {
  const line = { time: '2026-01-01T00:00:00Z', level: 'warn', event: 'request' }
  expect(written((console) => console.log(JSON.stringify(line)))).toEqual([line])
})

it('logAsJson drops the error of a client that disconnected', () => {
  const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  const ended = Object.assign(new Error('ended'), { name: 'ResponseAborted' })
  const lines = written((console) => {
    for (const error of [aborted, ended]) console.error('⨯', error)
  })
  expect(lines).toEqual([])
})
