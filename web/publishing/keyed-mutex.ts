/** Runs the work of one key in order, and that of different keys concurrently. */
export class KeyedMutex {
  private readonly tails = new Map<string, Promise<unknown>>()

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.tails.get(key) ?? Promise.resolve()
    const result = before.then(work, work)
    this.tails.set(key, result)
    const clear = () => {
      if (this.tails.get(key) === result) this.tails.delete(key)
    }
    result.then(clear, clear)
    return result
  }
}
