import { expect, it } from 'vitest'
import { boundedTags, linkTag } from './tags.ts'

it('tags each linked page once, and all as one beyond sixty', () => {
  expect(boundedTags(['b', 'a', 'b'].map(linkTag))).toEqual(['link:b', 'link:a'])
  const many = Array.from({ length: 61 }, (_, index) => `page-${index}`)
  expect(boundedTags([...many.map(linkTag), 'page-0'])).toEqual(['page-0', 'links'])
})
