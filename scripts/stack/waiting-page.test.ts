import { expect, it } from 'vitest'
import { callAs, foreignHosts } from '../../tests/support/called.ts'
import { freePort } from './free-port.ts'
import { openPortForwarder } from './port-forwarder.ts'
import { waitingPage } from './waiting-page.ts'

it('the waiting page says in both languages what is being built, with status 503', async () => {
  const { port, close } = await waitingPage('Studio')
  const answer = await fetch(`http://localhost:${port}/structure`)
  const page = await answer.text()
  expect(answer.status).toBe(503)
  expect(page).toContain('The Studio is being built')
  expect(page).toContain('Studio 正在建置')
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toMatch(/; script-src 'sha256-[\w+/]{43}=';/)
  await close()
})

it('the waiting page answers only to this machine’s host names', async () => {
  const { port, close } = await waitingPage('Studio')
  const url = `http://localhost:${port}/`
  expect((await callAs(`localhost:${port}`, url)).status).toBe(503)
  for (const host of foreignHosts) expect((await callAs(host, url)).status, host).toBe(421)
  await close()
})

it('the waiting page closes each connection, so that the next one reaches the finished service', async () => {
  const before = await waitingPage('Studio')
  const after = await waitingPage('site')
  const port = await freePort()
  const forwarder = await openPortForwarder(port, before.port)
  const ask = async () => (await fetch(`http://localhost:${port}/`)).text()
  expect(await ask()).toContain('The Studio is being built')
  forwarder.forwardTo(after.port)
  expect(await ask()).toContain('The site is being built')
  await forwarder.close()
  await Promise.all([before.close(), after.close()])
})
