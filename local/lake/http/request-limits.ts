import type { ServerResponse } from 'node:http'
import { hostedLimits } from '../../../schemas/hosted-limits.ts'
import { LakeError } from './errors.ts'

export type CallLimits = { requests: number; mutations: number; uploads: number }

/** The hosted service's limits per second. */
export const HOSTED_LIMITS: CallLimits = {
  requests: hostedLimits.requestsPerSecond.most,
  mutations: hostedLimits.mutationsPerSecond.most,
  uploads: hostedLimits.uploadsPerSecond.most,
}

const WRITES = /^\/data\/(mutate|actions)\//
const UPLOADS = /^\/assets\//

/** Limits calls per second, so that tests can check how clients handle 429. */
export class RequestLimits {
  readonly #limits: CallLimits
  readonly #now: () => number
  readonly #known = new Map<keyof CallLimits, { left: number; at: number }>()

  constructor(limits: CallLimits, now: () => number) {
    this.#limits = limits
    this.#now = now
  }

  admit(path: string, response: ServerResponse): void {
    this.#take('requests', response)
    if (WRITES.test(path)) this.#take('mutations', response)
    if (UPLOADS.test(path)) this.#take('uploads', response)
  }

  /** Takes one unit; the allowance refills over a second. */
  #take(what: keyof CallLimits, response: ServerResponse): void {
    const [most, now] = [this.#limits[what], this.#now()]
    const known = this.#known.get(what) ?? { left: most, at: now }
    const left = Math.min(most, known.left + (Math.max(0, now - known.at) / 1000) * most)
    this.#known.set(what, { left: left < 1 ? left : left - 1, at: now })
    response.setHeader('ratelimit-limit-second', most)
    response.setHeader('ratelimit-remaining-second', Math.max(0, Math.floor(left - 1)))
    if (left >= 1) return
    response.setHeader('Retry-After', '1')
    const message = `Rate limit of ${most} ${what} per second exceeded: try again in a second`
    throw new LakeError(429, { statusCode: 429, error: 'Too Many Requests', message }, message)
  }
}
