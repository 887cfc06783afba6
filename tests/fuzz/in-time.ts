/** No answer may take longer, in ms: much more than any does on a busy machine. */
const LONGEST = 5000

/** What `work` resolves with; rejects where it took, or would take, too long. */
export async function inTime<T>(work: () => Promise<T>): Promise<T> {
  const from = performance.now()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It hangs: nothing in ${LONGEST} ms.`)), LONGEST)
  })
  try {
    const result = await Promise.race([work(), late])
    // Work that does not wait keeps the timer from being heard.
    const took = performance.now() - from
    if (took > LONGEST) throw new Error(`It took ${took.toFixed(0)} ms.`)
    return result
  } finally {
    clearTimeout(timer)
  }
}
