/** Replaces placeholders such as `{name}`; a message formatter would be larger than the search. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
