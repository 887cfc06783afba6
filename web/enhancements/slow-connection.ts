/** Whether the connection is slow or saves data, so that nothing is prefetched. */
export function slowConnection(): boolean {
  // Not every browser has it, and TypeScript's types lack it.
  const { connection } = navigator as Navigator & {
    connection?: { effectiveType?: string; saveData?: boolean }
  }
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}
