/**
 * What a browser has to find before the site takes its report: a number with which the SHA-256 of challenge, key and
 * number begins with so many zero bits. Each one doubles the work; 12 are 4,096 hashes on average.
 */
export const WORK_BITS = 12

/** What is hashed. */
export const workText = (challenge: string, key: string, nonce: number): string =>
  `${challenge} ${key} ${nonce}`

/** Whether `hash` shows the work. */
export function showsWork(hash: Uint8Array): boolean {
  const whole = Math.floor(WORK_BITS / 8)
  const rest = WORK_BITS % 8
  const isZero = hash.subarray(0, whole).every((byte) => byte === 0)
  return isZero && (hash[whole] ?? 255) >> (8 - rest) === 0
}
