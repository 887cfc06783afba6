import type { Breadcrumb } from '../../content/model/page-data.ts'

/**
 * The breadcrumbs of the page at `href` as schema.org's BreadcrumbList, escaped so that no text can end the script
 * element. Search engines need an address for each item, so categories without a page are left out.
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumbList(items: readonly Breadcrumb[], href: string, origin: string): string {
  const own = items.at(-1)
  const steps = [...items.slice(0, -1), ...(own ? [{ ...own, href }] : [])]
  const itemListElement = steps
    .filter((step) => step.href !== undefined)
    .map(({ label, href: item = '' }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label.text,
      item: new URL(item, origin).href,
    }))
  const list = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement }
  return JSON.stringify(list).replaceAll('<', '\\u003c')
}
