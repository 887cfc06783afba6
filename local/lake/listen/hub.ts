import type { Transaction } from '../mutations/commit.ts'

/** Tells everyone who listens about each committed transaction, in commit order. */
export class Hub {
  readonly #listeners = new Set<(transaction: Transaction) => void>()

  publish(transaction: Transaction): void {
    for (const listener of this.#listeners) listener(transaction)
  }

  /** Returns the function that ends the subscription. */
  subscribe(listener: (transaction: Transaction) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
