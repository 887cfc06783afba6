/** The one that is chosen for the reader: the first without real money. */
export function chosenEnvironment<T extends { realMoney: boolean }>(
  all: readonly T[],
): T | undefined {
  return all.find(({ realMoney }) => !realMoney) ?? all[0]
}
