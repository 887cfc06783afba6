import { html } from './page.ts'

/** The paths of the explorer's pages that the sitemap of `site` names, each once for all locales. */
export async function explorerPages(site: string): Promise<string[]> {
  const { origin } = new URL(site)
  const index = await html(`${site}/sitemap.xml`)
  const maps = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
  const texts = await Promise.all(
    maps.filter((loc) => loc.endsWith('.xml')).map((loc) => html(origin + new URL(loc).pathname)),
  )
  const found = [index, ...texts].flatMap((text) => [
    ...text.matchAll(/\/docs\/(api-explorer\/v5\/[^/<]+\/[^/<]+)<\/loc>/g),
  ])
  return [...new Set(found.map(([, path = '']) => path))]
}
