const pattern = '.+\\.(?:ics|json|md|txt|xml|yaml)|mcp'
const expression = new RegExp(`^/(?:${pattern})$`)

/** The addresses of `isCrossOrigin` as `source` of Next's `headers`. */
export const crossOriginSource = `/:path(${pattern})`

export const allowAnyOrigin = { key: 'Access-Control-Allow-Origin', value: '*' }

/**
 * Whether tools in browsers may read what is at `path`, base path left out, from any origin: it is public,
 * the same for everybody, and no cookie changes it.
 */
export const isCrossOrigin = (path: string): boolean => expression.test(path)
