const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)(:\d+)?$/
const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/

/** Whether a `Host` header names this machine itself. */
export const isLoopbackHost = (host: string | undefined) => LOOPBACK_HOST.test(host ?? '')

/** Whether what a server is bound to, or hears from, is this machine alone. */
export const isLoopbackAddress = (address: string) =>
  address === 'localhost' || LOOPBACK_ADDRESS.test(address)

/**
 * Whether a server answers to a `Host`: a page elsewhere whose name is made to point at this machine
 * must not reach it. `publicHosts` are names in small letters, with their port, if they have one.
 */
export const answersTo = (host: string | undefined, publicHosts: readonly string[]) =>
  isLoopbackHost(host) || publicHosts.includes((host ?? '').toLowerCase())
