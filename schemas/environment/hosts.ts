const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)(:\d+)?$/
const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/

/** Whether a `Host` header names the loopback host. */
export const isLoopbackHost = (host: string | undefined) => LOOPBACK_HOST.test(host ?? '')

/** Whether an address that a server binds to, or receives from, is a loopback address. */
export const isLoopbackAddress = (address: string) =>
  address === 'localhost' || LOOPBACK_ADDRESS.test(address)

/**
 * Whether a server may answer a request with this `Host`: prevents DNS rebinding, by which another site's name points
 * at this machine. `publicHosts` are lower-case names, with the port if they have one.
 */
export const isAllowedHost = (host: string | undefined, publicHosts: readonly string[]) =>
  isLoopbackHost(host) || publicHosts.includes((host ?? '').toLowerCase())
