import type { ServerResponse } from 'node:http'
import { hostedLimits } from '../../../schemas/hosted-limits.ts'
import { LakeError } from './errors.ts'
import { RateLimiter } from './rate-limiter.ts'

export type CallLimits = {
  requestsPerSecond: number
  mutationsPerSecond: number
  /** As many as mutations, where it is left out. */
  uploadsPerSecond?: number
}

/** On one's own machine: far above what a Studio, the seed or a build ask for. */
export const LOCAL_LIMITS: CallLimits = { requestsPerSecond: 10_000, mutationsPerSecond: 2000 }
export const PUBLIC_LIMITS: CallLimits = {
  requestsPerSecond: hostedLimits.requestsPerSecond.most,
  mutationsPerSecond: hostedLimits.mutationsPerSecond.most,
  uploadsPerSecond: hostedLimits.uploadsPerSecond.most,
}

const WRITES = /^\/data\/(mutate|actions)\//
const UPLOADS = /^\/assets\//

/** Limits how often one address may call; it throws 429 and says when to come back. */
export class RequestLimits {
  readonly #requests: RateLimiter
  readonly #mutations: RateLimiter
  readonly #uploads: RateLimiter

  constructor(
    { requestsPerSecond, mutationsPerSecond, uploadsPerSecond = mutationsPerSecond }: CallLimits,
    now: () => number,
  ) {
    this.#requests = new RateLimiter(requestsPerSecond, now)
    this.#mutations = new RateLimiter(mutationsPerSecond, now)
    this.#uploads = new RateLimiter(uploadsPerSecond, now)
  }

  admit(address: string, path: string, response: ServerResponse): void {
    this.#admit(this.#requests, address, 'requests', response)
    if (WRITES.test(path)) this.#admit(this.#mutations, address, 'mutations', response)
    if (UPLOADS.test(path)) this.#admit(this.#uploads, address, 'uploads', response)
  }

  #admit(limiter: RateLimiter, address: string, what: string, response: ServerResponse): void {
    const left = limiter.take(address)
    response.setHeader('ratelimit-limit-second', limiter.perSecond)
    response.setHeader('ratelimit-remaining-second', Math.max(0, left))
    if (left >= 0) return
    response.setHeader('Retry-After', '1')
    const message = `Rate limit of ${limiter.perSecond} ${what} per second exceeded: try again in a second`
    throw new LakeError(429, { statusCode: 429, error: 'Too Many Requests', message }, message)
  }
}
