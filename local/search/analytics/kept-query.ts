const LONGEST = 64

// What nobody searches documentation for, but may have pasted into the field.
const PRIVATE = [
  /\S@\S/, // e-mail addresses and sign-ins
  /\b\d{1,3}(\.\d{1,3}){3}\b/, // addresses of machines
  /\d{8,}/, // telephone numbers, accounts, timestamps
  /\b[0-9a-f]{8}(-?[0-9a-f]{4}){2}/i, // ids of orders and devices
  /\b(?=\w*\d)(?=\w*[a-z])\w{20,}/i, // keys and signatures
]

/**
 * A query as it is counted: NFKC, lower case, single spaces. Undefined for one that is not kept at
 * all: long ones, and those that look like an address, a number of a person or a secret.
 */
export function keptQuery(q: string): string | undefined {
  const query = q.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  if (query === '' || query === '*' || query.length > LONGEST) return undefined
  return PRIVATE.some((pattern) => pattern.test(query)) ? undefined : query
}
