import { expect, it } from 'vitest'
import { sampleModel } from './sample-model.ts'
import { unknownFields } from './unknown-fields.ts'

it.each([
  '*[_type == "page" && title == $title] | order(title)[0...$most]{title, "of": parent->title}',
  '*[_type == "page"]{"text": body[_type == "code"].text, "any": body[].title}',
  '*[_type in ["page", "site"]]{title, tagline}',
  '*[_type == "page" && count(*[parent._ref == ^._id]) > 0]._id',
  '{"site": *[_type == "site"][0]{tagline}, "pages": count(*[defined(body)])}',
  'select($short => *[_type == "page"].title, *[_type == "page"]{...})',
])('finds nothing unknown in %s', (query) => {
  expect(unknownFields(query, sampleModel)).toEqual([])
})

it.each([
  ['*[_type == "page"]{titel}', 'titel'],
  ['*[_type == "page"]{"a": titel, title, tagline}', 'titel', 'tagline'],
  ['*[_type == "page" && titel == $title]', 'titel'],
  ['*[_type == "page"] | order(title, titel desc)', 'titel'],
  ['*[_type == "pgae"]{title}', '*[_type == "pgae"]'],
  ['*[_type == "page"]{"text": body[_type == "cdoe"].text}', 'body[_type == "cdoe"]'],
  ['*[_type == "page"]{"text": body[_type == "code"].title}', '@.title'],
  ['*[_type == "page" && count(body[defined(txet)]) > 0]._id', 'txet'],
  ['*[_type == "page"]{"of": coalesce(parent->titel, title)}', 'parent->.titel'],
  ['*[_type == "page" && count(*[parent._ref == ^._di]) > 0]._id', '^._di'],
  ['*[_type == "page"]{"a": select(defined(titel) => 1)}', 'titel'],
])('finds in %s what is unknown', (query, ...unknown) => {
  expect(unknownFields(query, sampleModel)).toEqual(unknown)
})
