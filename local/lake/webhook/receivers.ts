import {
  type Lookup,
  leadsInside,
  lookupPublic,
} from '../../../schemas/environment/internal-addresses.ts'

/** A webhook leads to an address that it may not. */
export class ForbiddenReceiverError extends Error {
  constructor(host: string) {
    super(
      `A webhook may not lead to ${host}, which is this machine or in a network that is not public. If it is meant to, name the host in LAKE_WEBHOOK_HOSTS.`,
    )
  }
}

const lookup = lookupPublic((host) => new ForbiddenReceiverError(host))

/**
 * Whom webhooks may reach: everybody beyond this machine and its networks, the site at the addresses
 * that the environment gives, and what `hosts` names, as `host` or `host:port`.
 */
export class Receivers {
  readonly #urls: ReadonlySet<string>
  readonly #hosts: ReadonlySet<string>

  constructor(urls: readonly string[], hosts: readonly string[]) {
    this.#urls = new Set(urls.map((url) => new URL(url).href))
    this.#hosts = new Set(hosts)
  }

  /**
   * How to connect to the address: what looks its name up, or undefined to do it as always. Throws
   * ForbiddenReceiverError when the address itself says that it leads inside.
   */
  wayTo(address: string): Lookup | undefined {
    const url = new URL(address)
    if (this.#urls.has(url.href)) return undefined
    if (this.#hosts.has(url.host) || this.#hosts.has(url.hostname)) return undefined
    if (leadsInside(url.hostname)) throw new ForbiddenReceiverError(url.host)
    return lookup
  }
}
