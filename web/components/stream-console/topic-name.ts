/** `orderbook.{depth}.{symbol}` with its parameters filled in; undefined while one is empty. */
export function topicName(
  pattern: string,
  values: Readonly<Record<string, string>>,
): string | undefined {
  let complete = true
  const name = pattern.replace(/\{(\w+)\}/g, (_, parameter: string) => {
    const value = values[parameter]?.trim() ?? ''
    if (value === '') complete = false
    return value
  })
  return complete ? name : undefined
}
