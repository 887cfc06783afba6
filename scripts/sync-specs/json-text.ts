/** JSON with line breaks, but lists of plain values on one line: `["87588", "4.182"]`. */
export function jsonText(value: unknown, indent = ''): string {
  const deeper = `${indent}  `
  if (Array.isArray(value)) {
    const items = value.map((item) => jsonText(item, deeper))
    if (value.every((item) => typeof item !== 'object' || item === null))
      return `[${items.join(', ')}]`
    return `[\n${items.map((item) => deeper + item).join(',\n')}\n${indent}]`
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value)
  if (entries.length === 0) return '{}'
  const lines = entries.map(
    ([name, inner]) => `${deeper}${JSON.stringify(name)}: ${jsonText(inner, deeper)}`,
  )
  return `{\n${lines.join(',\n')}\n${indent}}`
}
