/** Runs one step of the start and prints its title and duration; a long step shows the elapsed seconds. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now()
  const live = process.stdout.isTTY
  const timer = setInterval(
    () => {
      if (live) process.stdout.write(`\r  ${title} … ${seconds(from)} s`)
      else console.log(`  ${title} … ${seconds(from)} s`)
    },
    live ? 1000 : 15_000,
  )
  try {
    const result = await work()
    console.log(`${live ? '\r' : ''}  ${title}: ${seconds(from)} s`)
    return result
  } finally {
    clearInterval(timer)
  }
}

const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1)
