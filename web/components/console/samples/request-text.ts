import type { SampledExample } from '../../../samples/sample-request.ts'

/** The editable parts of Stoplight's request, as in HAR 1.2. */
export interface EditedRequest {
  queryString: readonly { name: string; value: string }[]
  postData?: { text?: string }
}

/** A request in the format of the pages' examples: its body, or its line with the query. */
export function requestText(
  { method, path }: { method: string; path: string },
  { queryString, postData }: EditedRequest,
): SampledExample {
  if (postData?.text) return { language: 'json', code: postData.text }
  const query = queryString.map(({ name, value }) => `${name}=${queryValue(value)}`).join('&')
  return { language: 'http', code: `${method.toUpperCase()} ${path}${query && `?${query}`}` }
}

/** Escapes a value except for characters that any query may contain. */
const queryValue = (value: string): string =>
  encodeURIComponent(value.toWellFormed()).replaceAll(/%(?:2C|2F|3A|40)/g, decodeURIComponent)
