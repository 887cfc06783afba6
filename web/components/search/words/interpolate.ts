/** Puts values in the place of `{name}`; a message formatter would weigh more than the search. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
