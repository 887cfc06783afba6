import { expect, it } from 'vitest'
import { richValue } from './rich-value.ts'

it('richValue keeps all fields of a link, and the paragraph’s key and style', () => {
  const like = {
    _type: 'block' as const,
    _key: 'b',
    style: 'normal' as const,
    listItem: 'number' as const,
    start: 3,
    children: [],
    markDefs: [],
  }
  const page = { _type: 'reference' as const, _ref: 'page-v5-a' }
  const markDefs = [
    { _type: 'link' as const, _key: 'l', href: 'https://a.example', title: 'A' },
    { _type: 'pageLink' as const, _key: 'p', page, anchor: 'a', title: 'B' },
  ]
  const children = [{ _type: 'span' as const, _key: 's', text: 'a', marks: ['l', 'p'] }]
  const written = [{ _type: 'block', _key: 'x', children, markDefs }]
  expect(richValue(written, like)).toEqual({ ...like, children, markDefs })
})
