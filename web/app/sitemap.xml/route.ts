import { sitemapResponse } from '../../feeds/sitemap-response.ts'

export const GET = (): Promise<Response> => sitemapResponse()
