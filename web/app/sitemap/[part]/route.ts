import { sitemapPartResponse } from '../../../formats/feeds/sitemap-response.ts'

interface PartRoute {
  params: Promise<{ part: string }>
}

/** A part of a sitemap that is too long for one file: `/sitemap/1.xml`. */
export async function GET(_: Request, { params }: PartRoute): Promise<Response> {
  return sitemapPartResponse((await params).part)
}
