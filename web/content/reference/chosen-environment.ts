/** The preselected environment: the first without real money. */
export function chosenEnvironment<T extends { realMoney: boolean }>(
  all: readonly T[],
): T | undefined {
  return all.find(({ realMoney }) => !realMoney) ?? all[0]
}
