import type { WebEnv } from './env.ts'

export interface Outside {
  /** Origins that pages may call, besides the search. */
  called: readonly string[]
  /** Origin of another site that may show the page in a frame of its own. */
  framedBy?: string | undefined
}

/** The headers of every answer. Scripts come from here alone. */
export function securityHeaders(
  env: WebEnv,
  { called, framedBy }: Outside,
): { key: string; value: string }[] {
  const development = env.NODE_ENV === 'development'
  const figures = env.WEB_VITALS_URL === undefined ? [] : [new URL(env.WEB_VITALS_URL).origin]
  const policy = [
    `default-src 'self'`,
    // Next writes its page data into inline scripts.
    `script-src 'self' 'unsafe-inline'${development ? ` 'unsafe-eval'` : ''}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src ${["'self'", new URL(env.TYPESENSE_URL).origin, ...figures, ...called].join(' ')}`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'self'${framedBy === undefined ? '' : ` ${framedBy}`}`,
  ]
  return [
    { key: 'Content-Security-Policy', value: policy.join('; ') },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
    // Opened by the Studio in a window of its own, a page must stay in touch with it.
    {
      key: 'Cross-Origin-Opener-Policy',
      value: framedBy === undefined ? 'same-origin' : 'unsafe-none',
    },
  ]
}
