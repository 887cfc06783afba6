import { describe, expect, it } from 'vitest'
import { breadcrumbList } from './structured-data.ts'

const items = [
  { label: { text: 'V5 API' } },
  { label: { text: 'Market' }, href: '/docs/v5/market' },
  { label: { text: '</script><script>alert(1)</script>' } },
]

const origin = 'https://docs.example.com'
const listed = () => breadcrumbList(items, '/docs/v5/market/kline', origin)

describe('breadcrumbList', () => {
  it('has an address for every item, and leaves out items without one', () => {
    const list = JSON.parse(listed())
    expect(list).toMatchObject({ '@context': 'https://schema.org', '@type': 'BreadcrumbList' })
    expect(list.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Market', item: `${origin}/docs/v5/market` },
      {
        '@type': 'ListItem',
        position: 2,
        name: items[2]?.label.text,
        item: `${origin}/docs/v5/market/kline`,
      },
    ])
  })

  it('contains no text that could end the script element', () => {
    expect(listed()).not.toContain('<')
  })
})
