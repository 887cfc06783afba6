import type { Breadcrumb } from '../../content/model/page-data.ts'

/**
 * The way to a page as schema.org's BreadcrumbList, fit to be inside a script element: no text
 * can end it.
 */
export function breadcrumbList(items: readonly Breadcrumb[], origin: string): string {
  const itemListElement = items.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label.text,
    ...(href !== undefined && { item: new URL(href, origin).href }),
  }))
  const list = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement }
  return JSON.stringify(list).replaceAll('<', '\\u003c')
}
