import { expect, it } from 'vitest'
import { linkTags } from './tags.ts'

it('tags each linked page once, and all as one beyond sixty', () => {
  expect(linkTags(['b', 'a', 'b'])).toEqual(['link:a', 'link:b'])
  const many = Array.from({ length: 61 }, (_, index) => `page-${index}`)
  expect(linkTags(many)).toEqual(['links'])
})
