/** Stands for what was cut. */
export const REMOVED = '[removed]'

type Rule = readonly [pattern: RegExp, replace: string | ((found: string) => string)]

/** A time in Unix's form, s or ms, which many answers of an API have: no phone and no card begins so. */
const isUnixTime = (digits: string) => /^1[5-9]\d{8}(?:\d{3})?$/.test(digits)

const ADDRESS = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu

/** Words of sentences that no list of words for seeds has. */
const COMMON =
  'the|and|not|for|but|are|was|were|has|have|had|does|did|from|with|its|into|than|then|should|which|says|there|these|they|been'

/**
 * Words that restore a wallet: twelve or more, of three to eight letters, with no other between them. No sentence goes on
 * for so long without a short word, a common one or a stop.
 */
function seed(): RegExp {
  const word = `(?!(?:${COMMON})\\b)[a-z]{3,8}`
  const between = '[\\s,;]{1,4}(?:\\d{1,2}[.):]? {0,2})?'
  return new RegExp(`\\b${word}(?:${between}${word}\\b){11,}`, 'gi')
}

const rules: readonly Rule[] = [
  [/-----BEGIN [A-Z0-9 ]{1,40}-----[\s\S]*?(?:-----END [A-Z0-9 ]{1,40}-----|$)/g, REMOVED],
  // JSON Web Tokens.
  [/\beyJ[\w-]{6,}(?:\.[\w-]+){1,2}/g, REMOVED],
  [ADDRESS, REMOVED],
  // Of a header the name stays.
  [
    /(\bX-[A-Z]+-(?:SIGN|API-KEY|SIGNATURE|TOKEN)\b["']?\s{0,3}[:=]\s{0,3}["']?)[^\s"',;]+/gi,
    `$1${REMOVED}`,
  ],
  [/(\bBearer\s{1,3})[\w.~+/=-]{8,}/gi, `$1${REMOVED}`],
  [
    /(\b(?:api[_-]?key|api[_-]?secret|secret|password|passwd|passphrase|token|signature|sign)\b["']?\s{0,3}[:=]\s{0,3}["']?)(?=[^\s"',;]*\d|[^\s"',;]{16})[^\s"',;]{6,}/gi,
    `$1${REMOVED}`,
  ],
  [/\b(?:sk|pk|rk|ghp|gho|xox[a-z])[-_][\w-]{10,}/gi, REMOVED],
  [seed(), REMOVED],
  [/\b(?:0x)?[0-9a-f]{24,}\b/gi, REMOVED],
  [/[\w+/-]{16,}={0,2}/g, (found) => (looksRandom(found) ? REMOVED : found)],
  [
    /(?<![\d.])\+?\d(?:[ ()-]{0,2}\d){8,}/g,
    (found) => (isUnixTime(found) || /^\d{4}-\d{2}-\d{2}\b/.test(found) ? found : REMOVED),
  ],
]

/**
 * `text` without what looks like personal data or a secret: addresses, numbers of phones and cards, keys, tokens and
 * signatures. A guess on the safe side: readers paste whole requests.
 */
export const withoutSecrets = (text: string): string =>
  rules.reduce(
    (rest, [pattern, replace]) =>
      typeof replace === 'string' ? rest.replace(pattern, replace) : rest.replace(pattern, replace),
    text,
  )

/** The same of where a reader wants an answer: an address stays, and a key that was pasted there does not. */
export const withoutKeys = (contact: string): string =>
  contact
    .split(new RegExp(`(${ADDRESS.source})`, 'u'))
    .map((part, index) => (index % 2 === 1 ? part : withoutSecrets(part)))
    .join('')

/** Whether small letters, capitals and digits change as often as in what chance has made; names of fields and paths do not. */
function looksRandom(text: string): boolean {
  const kinds = [...text.replace(/[^a-z\d]/gi, '')].map((one) =>
    /\d/.test(one) ? 0 : /[a-z]/.test(one) ? 1 : 2,
  )
  const changes = kinds.filter((one, index) => index > 0 && one !== kinds[index - 1]).length
  return kinds.filter((one) => one === 0).length >= 2 && changes >= kinds.length * 0.3
}
