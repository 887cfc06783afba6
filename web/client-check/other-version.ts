/**
 * Whether a path is one of an earlier version of the API: `/v2/private/order/create`,
 * `/spot/v3/public/quote/ticker`. Those of other APIs have numbers, too, but no such areas, or `/api` before them.
 */
export const isOtherVersion = (path: string): boolean =>
  !path.startsWith('/api/') &&
  (/^(?:\/[a-z-]+)*\/v[1-4]\/(?:\w+\/)*(?:private|public|quote)\//.test(path) ||
    /^\/(?:spot|unified|contract|derivatives|option|perpetual)(?:\/[a-z-]+)*\/v[1-4]\//.test(path))
