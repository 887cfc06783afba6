import { sitemapResponse } from '../../formats/feeds/sitemap-response.ts'

export const GET = (): Promise<Response> => sitemapResponse()
