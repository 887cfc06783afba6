import type { MetadataRoute } from 'next'
import { env } from '../config/env.ts'
import { basePath } from '../config/paths.ts'

/** Everything may be read; what is made for writers alone is not worth asking for. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: [`${basePath}/api/`, `${basePath}/preview/`] },
    sitemap: new URL(`${basePath}/sitemap.xml`, env.SITE_URL).href,
  }
}
