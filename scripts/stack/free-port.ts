import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of this machine on which nothing listens, neither by IPv4 nor by IPv6. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  // Without a host it listens on both.
  await once(probe.listen(0), 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || !address) throw new Error('The probe for a port has none')
  return address.port
}
