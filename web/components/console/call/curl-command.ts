import type { Call } from './call.ts'

/** The same call for a terminal. */
export function curlCommand({ method, url, headers, body }: Omit<Call, 'outcome'>): string {
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quoted(body)}`]),
  ].join(' \\\n  ')
}

/** As one word of a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
