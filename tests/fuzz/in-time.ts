/** Longest answer time, in ms: much more than any takes on a busy machine. */
const LONGEST = 5000

/** The result of `work`; rejects when it takes too long. */
export async function inTime<T>(work: () => Promise<T>): Promise<T> {
  const from = performance.now()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It hangs: nothing in ${LONGEST} ms.`)), LONGEST)
  })
  try {
    const result = await Promise.race([work(), late])
    // Synchronous work delays the timer, so the duration is checked as well.
    const took = performance.now() - from
    if (took > LONGEST) throw new Error(`It took ${took.toFixed(0)} ms.`)
    return result
  } finally {
    clearTimeout(timer)
  }
}
