/** The decimals of a number that is written as text. */
export const decimalsOf = (text: string) => text.split('.')[1]?.length ?? 0

/** The number moved by so many units of its last digit, written with as many digits. */
export function nudge(text: string, units: number): string {
  const decimals = decimalsOf(text)
  return (Number(text) + units / 10 ** decimals).toFixed(decimals)
}
