import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns a port of this machine on which nothing listens, by IPv4 or IPv6. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  // Without a host, Node listens on IPv4 and IPv6.
  await once(probe.listen(0), 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || !address) throw new Error('The probe for a port has none')
  return address.port
}
