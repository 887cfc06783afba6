import { describe, expect, it } from 'vitest'
import { breadcrumbList } from './structured-data.ts'

const items = [
  { label: { text: 'V5 API' } },
  { label: { text: 'Market' }, href: '/docs/v5/market' },
  { label: { text: '</script><script>alert(1)</script>' } },
]

describe('breadcrumbList', () => {
  it('names every step, with its address where it has one', () => {
    const list = JSON.parse(breadcrumbList(items, 'https://docs.example.com'))
    expect(list).toMatchObject({ '@context': 'https://schema.org', '@type': 'BreadcrumbList' })
    expect(list.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'V5 API' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Market',
        item: 'https://docs.example.com/docs/v5/market',
      },
      { '@type': 'ListItem', position: 3, name: items[2]?.label.text },
    ])
  })

  it('holds nothing that could end the script element', () => {
    expect(breadcrumbList(items, 'https://docs.example.com')).not.toContain('<')
  })
})
