/** Runs `work` for every item, `limit` at a time; rejects with the first failure. */
export async function forEachLimited<T>(
  items: Iterable<T>,
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items].values()
  const worker = async () => {
    // All workers take items from one iterator.
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
}
