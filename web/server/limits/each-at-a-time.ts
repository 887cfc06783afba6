/** Does `work` for every item, `limit` of them at the same time; rejects with the first failure. */
export async function eachAtATime<T>(
  items: Iterable<T>,
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items].values()
  const worker = async () => {
    // All workers take from the same iterator.
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
}
