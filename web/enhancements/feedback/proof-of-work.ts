/**
 * The proof of work for a report: a nonce for which the SHA-256 of challenge, key and nonce begins with this many zero
 * bits. Each bit doubles the work; 12 take 4,096 hashes on average.
 */
export const PROOF_OF_WORK_BITS = 12

/** The hashed text. */
export const proofOfWorkText = (challenge: string, key: string, nonce: number): string =>
  `${challenge} ${key} ${nonce}`

/** Whether `hash` begins with enough zero bits. */
export function isProofOfWork(hash: Uint8Array): boolean {
  const whole = Math.floor(PROOF_OF_WORK_BITS / 8)
  const rest = PROOF_OF_WORK_BITS % 8
  const isZero = hash.subarray(0, whole).every((byte) => byte === 0)
  return isZero && (hash[whole] ?? 255) >> (8 - rest) === 0
}
