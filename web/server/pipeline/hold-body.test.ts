import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { holdBody } from './hold-body.ts'

/** What a client gets where `answer` answers, and what of it was handed over. */
async function asked(holds: boolean, answer: (response: ServerResponse) => void) {
  const handed: (string | undefined)[] = []
  const server = createServer((_, response) => {
    holdBody(
      response,
      () => holds,
      (body, passOn) => {
        handed.push(body?.toString())
        if (holds) response.setHeader('X-Length', body?.length ?? 0)
        passOn()
      },
    )
    answer(response)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  const response = await fetch(`http://127.0.0.1:${port}`)
  return { text: await response.text(), length: response.headers.get('x-length'), handed }
}

const inParts = (response: ServerResponse) => {
  response.flushHeaders()
  response.write('one ')
  response.write(Buffer.from('two '))
  response.end('three')
}

it('hands over whole what comes in parts, before any of it is sent', async () => {
  expect(await asked(true, inParts)).toEqual({
    text: 'one two three',
    length: '13',
    handed: ['one two three'],
  })
})

it('lets pass what is not to be held', async () => {
  expect(await asked(false, inParts)).toEqual({ text: 'one two three', length: null, handed: [] })
})

it('hands over nothing where nothing was written', async () => {
  expect((await asked(true, (response) => response.end())).handed).toEqual([undefined])
})
