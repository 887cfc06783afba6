const LONGEST = 64

// Text that nobody searches documentation for, but may paste by accident.
const PRIVATE = [
  /\S@\S/, // e-mail addresses and sign-ins
  /\b\d{1,3}(\.\d{1,3}){3}\b/, // addresses of machines
  /\d{8,}/, // telephone numbers, accounts, timestamps
  /\b[0-9a-f]{8}(-?[0-9a-f]{4}){2}/i, // ids of orders and devices
  /\b(?=\w*\d)(?=\w*[a-z])\w{20,}/i, // keys and signatures
]

/** Whether a text contains something like an address, a personal number or a secret. */
export const hasPrivate = (text: string): boolean =>
  PRIVATE.some((pattern) => pattern.test(text.normalize('NFKC')))

/** Whether a query must not be counted, because it is long or contains private data. */
export const looksPrivate = (q: string): boolean =>
  q.normalize('NFKC').trim().length > LONGEST || hasPrivate(q)
