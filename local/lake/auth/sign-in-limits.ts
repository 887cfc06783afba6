/** How often something may be tried: `free` times, then with pauses that double up to `longestMs`. */
type Patience = { free: number; longestMs: number }

/** For each user at each address: whoever guesses elsewhere keeps nobody out. */
const PER_USER: Patience = { free: 10, longestMs: 30_000 }
const PER_ADDRESS: Patience = { free: 20, longestMs: 60_000 }
const FIRST_PAUSE_MS = 1000
/** After so long without a try all is forgotten. */
const FORGET_MS = 60 * 60_000
const MAX_ADDRESSES = 10_000

type Tries = { count: number; blockedUntil: number; last: number }

/** Tries by key, oldest first; bounded, so that nobody fills the memory with addresses. */
class Counter {
  readonly #tries = new Map<string, Tries>()
  readonly #patience: Patience
  readonly #most: number

  constructor(patience: Patience, most: number) {
    this.#patience = patience
    this.#most = most
  }

  waitMs(key: string, now: number): number {
    const wait = (this.#tries.get(key)?.blockedUntil ?? 0) - now
    // No longer than the longest pause when the clock has gone back.
    return Math.min(this.#patience.longestMs, Math.max(0, wait))
  }

  add(key: string, now: number): void {
    const known = this.#tries.get(key)
    const count = known && known.last + FORGET_MS > now ? known.count + 1 : 1
    const over = count - this.#patience.free
    const pause = over < 0 ? 0 : Math.min(this.#patience.longestMs, FIRST_PAUSE_MS * 2 ** over)
    this.#tries.delete(key)
    this.#tries.set(key, { count, blockedUntil: now + pause, last: now })
    for (const oldest of this.#tries.keys()) {
      if (this.#tries.size <= this.#most) break
      this.#tries.delete(oldest)
    }
  }

  forget(key: string): void {
    this.#tries.delete(key)
  }

  /** Takes back the last try, before which there was no pause left. */
  takeBack(key: string): void {
    const known = this.#tries.get(key)
    if (known) this.#tries.set(key, { ...known, count: known.count - 1, blockedUntil: 0 })
  }
}

const guess = (address: string, userId: string) => `${address} ${userId}`

/** Slows down who guesses passwords, by address and by the user who is guessed at from there. */
export class SignInLimits {
  readonly #now: () => number
  readonly #users = new Counter(PER_USER, MAX_ADDRESSES)
  readonly #addresses = new Counter(PER_ADDRESS, MAX_ADDRESSES)

  constructor(now: () => number) {
    this.#now = now
  }

  /** Counts a try before it is checked, or says how many ms to wait before the next one. */
  begin(address: string, userId: string): number {
    const now = this.#now()
    const wait = Math.max(
      this.#users.waitMs(guess(address, userId), now),
      this.#addresses.waitMs(address, now),
    )
    if (wait > 0) return wait
    this.#users.add(guess(address, userId), now)
    this.#addresses.add(address, now)
    return 0
  }

  /**
   * The try was right, and no guess. What its address has tried on others stays counted: a whole
   * office may sign in from one address, and one of them may guess.
   */
  succeeded(address: string, userId: string): void {
    this.#users.forget(guess(address, userId))
    this.#addresses.takeBack(address)
  }
}
