import type { WebEnv } from './env.ts'

export interface Outside {
  /** Origins that pages may call, besides the search. */
  called: readonly string[]
  /** Origin of another site that may show the page in a frame of its own. */
  framedBy?: string | undefined
}

/** Answers are what they say they are, and are taken for nothing else. */
export const nosniff = { key: 'X-Content-Type-Options', value: 'nosniff' }

/** As Next serves pages by itself: it writes their data into inline scripts. */
const inlineScripts = `script-src 'self' 'unsafe-inline'`

/** What a documentation page has no use for. */
const refused = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
]

/** The headers of every answer. Scripts come from here alone. */
export function securityHeaders(
  env: WebEnv,
  { called, framedBy }: Outside,
): { key: string; value: string }[] {
  const development = env.NODE_ENV === 'development'
  const figures = env.WEB_VITALS_URL === undefined ? [] : [new URL(env.WEB_VITALS_URL).origin]
  const policy = [
    `default-src 'self'`,
    `${inlineScripts}${development ? ` 'unsafe-eval'` : ''}`,
    `script-src-attr 'none'`,
    // React and the console write style attributes, and `web/server/pipeline` the style sheets, into pages.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src ${["'self'", new URL(env.TYPESENSE_URL).origin, ...figures, ...called].join(' ')}`,
    `frame-src 'none'`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'self'${framedBy === undefined ? '' : ` ${framedBy}`}`,
  ]
  return [
    { key: 'Content-Security-Policy', value: policy.join('; ') },
    nosniff,
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: refused.map((name) => `${name}=()`).join(', ') },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    // Other names of the host's are not ours to decide on.
    ...(new URL(env.SITE_URL).protocol === 'https:'
      ? [{ key: 'Strict-Transport-Security', value: 'max-age=31536000' }]
      : []),
  ]
}

/** The `policy` of `securityHeaders`, with no inline scripts but those of `sources`: hashes or a nonce. */
export function strictPolicy(policy: string, sources: readonly string[]): string {
  return policy.replace(inlineScripts, () => ["script-src 'self'", ...sources].join(' '))
}
