import { resolve } from 'node:path'
import type { NextConfig } from 'next'
import { env } from './env.ts'
import { basePath } from './paths.ts'
import { securityHeaders } from './security-headers.ts'

const root = resolve(import.meta.dirname, '..')

const config: NextConfig = {
  basePath,
  distDir: env.SITE_DIST,
  cacheComponents: true,
  poweredByHeader: false,
  reactStrictMode: true,
  turbopack: { root },
  outputFileTracingRoot: root,
  typescript: { tsconfigPath: '../tsconfig.json' },
  headers: async () => [{ source: '/:path*', headers: securityHeaders(env) }],
  redirects: async () => [
    { source: '/', destination: basePath, basePath: false, permanent: false },
  ],
}

export default config
