import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { writeBundles } from './bundle/write-bundles.ts'
import { allowAnyOrigin, crossOriginSource } from './config/cross-origin.ts'
import { env } from './config/env.ts'
import { htmlRewrites } from './config/html-rewrites.ts'
import { localeRedirects, localeRewrites } from './config/locale-rewrites.ts'
import { basePath } from './config/paths.ts'
import { nosniff, securityHeaders } from './config/security-headers.ts'
import { contentClient } from './content/lake/client.ts'
import { calledOrigins } from './content/reference/environments.ts'
import { scriptHashes } from './enhancements/inline/inline-scripts.ts'
import { feedRewrites } from './formats/feeds/rewrites.ts'
import { agentRewrites, factsRewrites } from './formats/llms/rewrites.ts'
import { markdownRewrites } from './formats/markdown/rewrites.ts'
import { framedSources, linkHeaders, previewRewrites } from './preview/rewrites.ts'
import { previewSetting } from './preview/setting.ts'

const root = resolve(import.meta.dirname, '..')
const preview = previewSetting(env)

/**
 * JavaScript, because next would turn TypeScript here into CommonJS, which cannot import `.ts` files.
 * @type {import('next').NextConfig}
 */
const config = {
  basePath,
  distDir: env.SITE_DIST,
  cacheComponents: true,
  poweredByHeader: false,
  // web/server/pipeline does it, after it has made the pages light; a host like Vercel does it itself.
  compress: false,
  // Of finished pages and, as much again, of what `use cache` keeps; all of them are on the disk too. In bytes.
  cacheMaxMemorySize: 20 * 1024 * 1024,
  // llms-full.txt is made of every page: on a busy machine that takes longer than Next's minute. In s.
  staticPageGenerationTimeout: 600,
  experimental: {
    // Next leaves one free, which is half of a small machine.
    cpus: availableParallelism(),
    // Each build begins with an empty folder, so what would be kept for the next one is never read.
    turbopackFileSystemCacheForBuild: false,
    // Server code is read by operators, in traces: as it is written, it needs no maps, which take a
    // quarter of the time and half a gigabyte. Those of packages would be read for them alone.
    turbopackMinify: { server: false, client: true },
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
  },
  turbopack: {
    root,
    resolveAlias: {
      // `writeBundles` has made it. As the types have it, it is its source.
      'docs-renderer': './bundle/dist/renderer.js',
    },
  },
  serverExternalPackages: [
    // Every route would hold one of its own.
    'zod',
    // Loaded only where spans are sent somewhere.
    '@opentelemetry/api',
    '@opentelemetry/context-async-hooks',
    '@opentelemetry/core',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace',
  ],
  outputFileTracingRoot: root,
  // `npm test` checks the types of the whole repository, and what routes export: `scripts/types.ts`.
  typescript: { ignoreBuildErrors: true },
  headers: async () => {
    const called = await calledOrigins(contentClient())
    const framedBy = preview && new URL(preview.studioUrl).origin
    const framed = framedBy && securityHeaders(env, { scripts: scriptHashes, called, framedBy })
    return [
      // What a host answers beside the site's own path too: redirects, and what is not there.
      { source: '/:path*', basePath: false, headers: [nosniff] },
      { source: '/:path*', headers: securityHeaders(env, { scripts: scriptHashes, called }) },
      { source: crossOriginSource, headers: [allowAnyOrigin] },
      {
        source: '/enhancements/:file+',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
      ...(preview ? linkHeaders : []),
      ...(framed ? framedSources.map((source) => ({ ...source, headers: framed })) : []),
    ]
  },
  rewrites: async () => ({
    beforeFiles: [...markdownRewrites, ...agentRewrites, ...(preview ? previewRewrites : [])],
    afterFiles: [...htmlRewrites, ...feedRewrites, ...factsRewrites, ...localeRewrites],
  }),
  redirects: async () => [
    ...localeRedirects,
    { source: '/', destination: basePath, basePath: false, permanent: false },
    // Crawlers ask at the root alone, and follow.
    {
      source: '/robots.txt',
      destination: `${basePath}/robots.txt`,
      basePath: false,
      permanent: true,
    },
  ],
}

/** What the build makes of what was written and installed. */
export default async (/** @type {string} */ phase) => {
  if (phase === PHASE_PRODUCTION_SERVER) return config
  await writeBundles({
    feedback: env.READER_FEEDBACK === 'on',
    counts: env.READER_COUNTS === 'on',
    watch: phase === PHASE_DEVELOPMENT_SERVER,
  })
  return config
}
