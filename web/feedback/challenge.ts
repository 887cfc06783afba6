import { createHmac, randomBytes } from 'node:crypto'
import { sameSecret } from '../config/secrets/same-secret.ts'

/** How long a challenge can be answered, ms. */
export const CHALLENGE_MS = 60 * 60 * 1000

const FORM = /^([\w-]{22})\.([0-9a-z]{1,11})\.([\w-]{43})$/

/**
 * What the site gives to whoever is about to report something: that it was the site, and when, is signed. Nothing
 * is remembered of it, so that every instance of the site can read those of the others.
 */
export class Challenges {
  readonly #key: Buffer

  /** `secret` is known to the instances of the site alone. */
  constructor(secret: string) {
    this.#key = createHmac('sha256', secret).update('challenges of feedback').digest()
  }

  make(now: number): string {
    const signed = `${randomBytes(16).toString('base64url')}.${now.toString(36)}`
    return `${signed}.${this.#sign(signed)}`
  }

  /** How old `challenge` is at `now`, in ms; undefined where the site did not make it, or too long ago. */
  age(challenge: string, now: number): number | undefined {
    const [, random = '', time = '', signature = ''] = FORM.exec(challenge) ?? []
    if (!sameSecret(signature, this.#sign(`${random}.${time}`))) return undefined
    const age = now - Number.parseInt(time, 36)
    return age >= 0 && age <= CHALLENGE_MS ? age : undefined
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url')
  }
}
