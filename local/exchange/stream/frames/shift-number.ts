/** Number of decimals of a number in text form. */
export const decimalsOf = (text: string) => text.split('.')[1]?.length ?? 0

/** The number moved by `units` of its last digit, with the same number of digits. */
export function shiftNumber(text: string, units: number): string {
  const decimals = decimalsOf(text)
  return (Number(text) + units / 10 ** decimals).toFixed(decimals)
}
