/** Repeats `condition` every few milliseconds until it holds; throws after `timeoutMs`. */
export async function until(
  condition: () => Promise<boolean>,
  timeoutMs = 30_000,
  everyMs = 5,
): Promise<void> {
  const deadline = performance.now() + timeoutMs
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`It did not come true within ${timeoutMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}
