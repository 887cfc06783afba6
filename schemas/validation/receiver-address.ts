/** Names and addresses that lead to the site's own machine or network, as far as they say so themselves. */
const INSIDE =
  /^(?:(?:[^.]+\.)*(?:localhost|local|internal)\.?|[^.:]+|(?:0|10|127)\..*|192\.168\..*|169\.254\..*|172\.(?:1[6-9]|2\d|3[01])\..*|\[.*)$/

interface Address {
  url: URL
  /** Whether the site calls it only where its environment lists the host. */
  isInside: boolean
}

/** The address in `text`; undefined where it is none of the web. */
export function receiverAddress(text: string): Address | undefined {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || !/^https?:\/\//i.test(text)) return undefined
  return { url, isInside: INSIDE.test(url.hostname) }
}

/** What no receiver's address may have, whoever lists its host, in words; undefined where it has none of it. */
export function credentialsProblem({ username, password }: URL): string | undefined {
  return username || password
    ? 'Take the name and the password out of the address: whoever can read the dataset can read them.'
    : undefined
}

/** What is wrong with the address of a receiver that is elsewhere, in words; undefined where nothing is. */
export function outsideAddressProblem({ protocol, port }: URL): string | undefined {
  if (protocol !== 'https:')
    return 'An address starts with https://, so that nobody reads or changes on its way what is sent.'
  if (port !== '' && Number(port) <= 1024)
    return 'Use the port 443, or one above 1024: those below are of other services.'
  return undefined
}
