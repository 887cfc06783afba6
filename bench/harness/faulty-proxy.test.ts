import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenOn } from '../../local/listen.ts'
import { type Fault, faultyProxy } from './faulty-proxy.ts'

const WORDS = 'words and words'
const server = createServer((_, response) => void response.end(WORDS))
let proxy: Awaited<ReturnType<typeof faultyProxy>>
beforeAll(async () => {
  proxy = await faultyProxy(`http://localhost:${await listenOn(server, 0, 'localhost')}`)
})
afterAll(async () => {
  await proxy.close()
  server.close()
})

/** Status and text of an answer, or a note that there was none. */
const fetchWithFault = async (fault?: Fault) => {
  await proxy.set(fault)
  try {
    const answer = await fetch(`http://localhost:${proxy.port}`, {
      headers: { connection: 'close' },
    })
    return [answer.status, await answer.text()]
  } catch {
    return 'nothing'
  }
}

test('faultyProxy passes everything on without a fault, and again after each fault', async () => {
  for (const fault of [undefined, 'stopped', undefined, 'HTML', undefined] as const)
    if (!fault) expect(await fetchWithFault()).toEqual([200, WORDS])
    else await fetchWithFault(fault)
})

test.each([
  ['stopped', 'nothing'],
  ['HTML', [200, '<html>Bad gateway</html>']],
  ['error 500', [500, 'Internal error']],
  ['cut short', [200, WORDS.slice(0, 7)]],
  ['cut off', 'nothing'],
] as const)('a proxy answers “%s” as it is told to', async (fault, answer) => {
  expect(await fetchWithFault(fault)).toEqual(answer)
})

test('faultyProxy with the wrong length sends no more than it declares', async () => {
  const [, text] = await fetchWithFault('wrong length')
  expect(WORDS.startsWith(String(text))).toBe(true)
  expect(text).not.toBe(WORDS)
})
