/** Whether the reader's line is slow, or their data saved: nothing is fetched ahead then. */
export function slowConnection(): boolean {
  // Not every browser has it, and the types have none.
  const { connection } = navigator as Navigator & {
    connection?: { effectiveType?: string; saveData?: boolean }
  }
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}
