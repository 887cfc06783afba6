import {
  isInternalHost,
  type Lookup,
  lookupPublic,
} from '../../../schemas/environment/internal-addresses.ts'
import {
  credentialsProblem,
  outsideAddressProblem,
  receiverAddress,
} from '../../../schemas/validation/receiver-address.ts'

/** A receiver's address that the site must not call; the message gives the reason and a remedy. */
export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress'
}

const inside = (host: string) =>
  new ForbiddenAddress(
    `${host} is this machine, in a network that is not public, or nobody’s, so it is not called. If it is meant to be, name the host in CHANGES_WEBHOOK_HOSTS.`,
  )

const lookup = lookupPublic(inside)

interface GuardedAddress {
  url: URL
  /** Resolves and checks the name; undefined when any address is allowed. */
  lookup: Lookup | undefined
}

/**
 * Validates a receiver's address: https to a public address, or any URL to one of `hosts` (`host` or `host:port`),
 * which may be internal. Throws a ForbiddenAddress.
 */
export function guardEgress(address: string, hosts: readonly string[]): GuardedAddress {
  const found = receiverAddress(address)
  if (!found)
    throw new ForbiddenAddress(
      'Its address is none. Write the whole of it: https://hooks.client.example/changes.',
    )
  const { url } = found
  const problem = credentialsProblem(url)
  if (problem) throw new ForbiddenAddress(problem)
  if (hosts.includes(url.host) || hosts.includes(url.hostname)) return { url, lookup: undefined }
  const fault = outsideAddressProblem(url)
  if (fault) throw new ForbiddenAddress(fault)
  if (isInternalHost(url.hostname)) throw inside(url.host)
  return { url, lookup }
}
