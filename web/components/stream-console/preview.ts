/** The distinguishing part of a frame: its type and data, and its topic if there are several. */
export function preview(text: string, hasOneTopic: boolean): string {
  // A regular expression is faster than parsing, and relies on the API's order of fields.
  const [, topic = ''] = /"topic":"([^"]*)"/.exec(text) ?? []
  if (topic === '') return text
  const [, type = ''] = /"type":"([a-z]+)"/.exec(text) ?? []
  const data = text.indexOf('"data":')
  const words = [hasOneTopic ? '' : topic, type, data < 0 ? text : text.slice(data + 7, -1)]
  return words.filter(Boolean).join(' ')
}
