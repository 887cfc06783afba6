import { expect, it } from 'vitest'
import { connectClient, origin } from './testing/connect-client.ts'

it.each([10002, '10002'])('lookup_error_code explains the error %j', async (code) => {
  const { call } = await connectClient()
  const { text } = await call('lookup_error_code', { code })
  expect(JSON.parse(text)).toEqual({
    errors: [
      { code: '10002', meaning: 'The clocks differ', url: expect.stringContaining('/v5/error#') },
    ],
  })
})

it('lookup_error_code explains a code of several parts of the API for each part', async () => {
  const { call } = await connectClient()
  const { text } = await call('lookup_error_code', { code: 110001 })
  const page = `${origin}/docs/v5/error`
  expect(JSON.parse(text).errors).toEqual([
    {
      code: '110001',
      meaning: 'No such order.',
      retMsg: ['order not exists or too late to cancel', 'late: {…}ms, max {…}ms'],
      group: 'Codes of unified-account',
      url: `${page}#row-110001`,
    },
    {
      code: '110001',
      meaning: 'No such spot order. · Compare the id.',
      group: 'Codes of spot-trade',
      url: `${page}#row-spot-trade-110001`,
    },
  ])
})

it.each(['order not exists or too late to cancel', 'Late: 120ms, max 80ms.'])(
  "lookup_error_code finds a code by the server's message %s",
  async (message) => {
    const { call } = await connectClient()
    const { text } = await call('lookup_error_code', { code: message })
    expect(JSON.parse(text)).toMatchObject({ errors: [{ code: '110001' }] })
    expect(JSON.parse(text).errors).toHaveLength(1)
  },
)

it.each(['too late to cancel', 'late: 120ms', 'max 80ms', 'late: max 80ms'])(
  "lookup_error_code does not match %s, only a part of a server's message",
  async (part) => {
    const { call } = await connectClient()
    const { text, isError } = await call('lookup_error_code', { code: part })
    expect(isError, text).toBe(true)
  },
)

it('lookup_error_code says that no code matches the words, and suggests near ones', async () => {
  const { call } = await connectClient()
  const { text } = await call('lookup_error_code', { code: 'flux capacitor' })
  expect(JSON.parse(text)).toMatchObject({
    errors: [],
    none: 'No code has these words.',
    nearest: [{ code: '170007' }],
  })
})

it('lookup_error_code finds codes by words, and a code that another page explains', async () => {
  const { call } = await connectClient()
  const old = { code: '170007', meaning: 'The quote is old' }
  const byWords = await call('lookup_error_code', { code: 'no such spot order' })
  expect(JSON.parse(byWords.text).errors).toMatchObject([{ code: '110001' }])
  const byCode = await call('lookup_error_code', { code: 170007 })
  expect(JSON.parse(byCode.text).errors).toMatchObject([old])
})
