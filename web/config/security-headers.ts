import type { WebEnv } from './env.ts'

export interface PageNeeds {
  /** Hashes of the scripts that are in pages, as a policy names them. */
  scripts: readonly string[]
  /** Origins that pages may call, besides the search. */
  called: readonly string[]
  /** Origin of another site that may show the page in a frame of its own. */
  framedBy?: string | undefined
}

/** Answers are what they say they are, and are taken for nothing else. */
export const nosniff = { key: 'X-Content-Type-Options', value: 'nosniff' }

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

/** The headers of every answer. Scripts come from here alone; what they put into a page obeys `trusted-scripts.ts`. */
export function securityHeaders(
  env: WebEnv,
  { scripts, called, framedBy }: PageNeeds,
): { key: string; value: string }[] {
  const figures = env.WEB_VITALS_URL === undefined ? [] : [new URL(env.WEB_VITALS_URL).origin]
  const policy = [
    `default-src 'self'`,
    ['script-src', "'self'", ...scripts].join(' '),
    `script-src-attr 'none'`,
    // React and the console write style attributes.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src ${["'self'", new URL(env.TYPESENSE_URL).origin, ...figures, ...called].join(' ')}`,
    `frame-src 'none'`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'self'${framedBy === undefined ? '' : ` ${framedBy}`}`,
    `require-trusted-types-for 'script'`,
    'trusted-types default',
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
