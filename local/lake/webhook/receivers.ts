import {
  isInternalHost,
  type Lookup,
  lookupPublic,
} from '../../../schemas/environment/internal-addresses.ts'

/** Thrown when a webhook's address is not allowed. */
export class ForbiddenReceiverError extends Error {
  constructor(host: string) {
    super(
      `A webhook may not lead to ${host}, which is this machine or in a network that is not public. If it is meant to, name the host in LAKE_WEBHOOK_HOSTS.`,
    )
  }
}

const lookup = lookupPublic((host) => new ForbiddenReceiverError(host))

/**
 * Addresses that webhooks may reach: all outside of this machine and its networks, the site at the environment's
 * addresses, and `hosts`, as `host` or `host:port`.
 */
export class Receivers {
  readonly #urls: ReadonlySet<string>
  readonly #hosts: ReadonlySet<string>

  constructor(urls: readonly string[], hosts: readonly string[]) {
    this.#urls = new Set(urls.map((url) => new URL(url).href))
    this.#hosts = new Set(hosts)
  }

  /**
   * The DNS lookup function for connecting to the address, or undefined for the default one. Throws
   * ForbiddenReceiverError when the address itself is inside.
   */
  wayTo(address: string): Lookup | undefined {
    const url = new URL(address)
    if (this.#urls.has(url.href)) return undefined
    if (this.#hosts.has(url.host) || this.#hosts.has(url.hostname)) return undefined
    if (isInternalHost(url.hostname)) throw new ForbiddenReceiverError(url.host)
    return lookup
  }
}
