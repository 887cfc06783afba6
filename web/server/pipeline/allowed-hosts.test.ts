import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { callAs, foreignHosts } from '../../../tests/support/called.ts'
import { parseEnv } from '../../config/env.ts'
import { allowedHosts, requireAllowedHost } from './allowed-hosts.ts'
import { selfOrigin } from './self-origin.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** The statuses that a site with these variables answers to requests with these host names. */
async function statuses(variables: Record<string, string>, names: readonly string[]) {
  const refused = requireAllowedHost(allowedHosts(parseEnv(variables)))
  const server = createServer((request, response) => {
    if (!refused(request, response)) response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  // The server listens on TCP, so its address has a port.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Promise.all(names.map(async (name) => (await callAs(name, url)).status))
}

const own = ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'docs.localhost']
const all = (status: number, names: readonly string[]) => names.map(() => status)

describe('a site that listens on this machine only', () => {
  it('accepts the names of this machine and no others', async () => {
    expect(await statuses({}, own)).toEqual(all(200, own))
    expect(await statuses({}, foreignHosts)).toEqual(all(421, foreignHosts))
    expect(await statuses({ SITE_HOST: '127.0.0.1' }, foreignHosts)).toEqual(all(421, foreignHosts))
  })

  it('accepts its own name, as a proxy beside it sends it', async () => {
    const names = ['docs.exchange.example', 'DOCS.exchange.example', 'evil.example']
    const answers = await statuses({ SITE_URL: 'https://docs.exchange.example' }, names)
    expect(answers).toEqual([200, 200, 421])
  })
})

describe('a site that listens on a network', () => {
  const open = { SITE_HOST: '0.0.0.0', SITE_URL: 'https://docs.exchange.example' }

  it("accepts any name, as its proxy and its platform's probes send it", async () => {
    const names = ['docs.exchange.example', 'site:3000', '10.0.0.1:3000', ...own]
    expect(await statuses(open, names)).toEqual(all(200, names))
  })

  it('accepts only its own name and the listed ones, once some are listed', async () => {
    const listed = { ...open, SITE_PUBLIC_HOSTS: 'Site:3000, 10.0.0.1' }
    const names = ['docs.exchange.example', 'site:3000', '10.0.0.1', ...own]
    expect(await statuses(listed, names)).toEqual(all(200, names))
    const others = ['site', 'site:3001', '10.0.0.2', 'evil.example']
    expect(await statuses(listed, others)).toEqual(all(421, others))
  })

  it.each(['0.0.0.0', '::', '192.0.2.1', '2001:db8::1'])(
    'accepts its requests to itself when it listens on %s',
    async (SITE_HOST) => {
      const { host } = new URL(selfOrigin(SITE_HOST, 3000))
      expect(await statuses({ SITE_HOST, SITE_PUBLIC_HOSTS: 'a.example' }, [host])).toEqual([200])
    },
  )
})
