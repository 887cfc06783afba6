/** What tells a frame from those around it: its type and data, and its topic where there are several. */
export function preview(text: string, hasOneTopic: boolean): string {
  // Faster than reading it, and the order of the fields is the API's own.
  const [, topic = ''] = /"topic":"([^"]*)"/.exec(text) ?? []
  if (topic === '') return text
  const [, type = ''] = /"type":"([a-z]+)"/.exec(text) ?? []
  const data = text.indexOf('"data":')
  const words = [hasOneTopic ? '' : topic, type, data < 0 ? text : text.slice(data + 7, -1)]
  return words.filter(Boolean).join(' ')
}
