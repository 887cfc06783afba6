/** Host names and addresses of the site's own machine or network, as far as the name itself shows it. */
const INSIDE =
  /^(?:(?:[^.]+\.)*(?:localhost|local|internal)\.?|[^.:]+|(?:0|10|127)\..*|192\.168\..*|169\.254\..*|172\.(?:1[6-9]|2\d|3[01])\..*|\[.*)$/

interface Address {
  url: URL
  /** Whether the site calls this host only if its environment lists it. */
  isInside: boolean
}

/** Parses an address; returns undefined if it is no http(s) URL. */
export function receiverAddress(text: string): Address | undefined {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || !/^https?:\/\//i.test(text)) return undefined
  return { url, isInside: INSIDE.test(url.hostname) }
}

/** Returns a message for credentials, which no receiver's address may contain, even on a listed host. */
export function credentialsProblem({ username, password }: URL): string | undefined {
  return username || password
    ? 'Take the name and the password out of the address: whoever can read the dataset can read them.'
    : undefined
}

/** Returns a message if the address of an external receiver is not permitted. */
export function outsideAddressProblem({ protocol, port }: URL): string | undefined {
  if (protocol !== 'https:')
    return 'An address starts with https://, so that nobody reads or changes on its way what is sent.'
  if (port !== '' && Number(port) <= 1024)
    return 'Use the port 443, or one above 1024: those below are of other services.'
  return undefined
}
