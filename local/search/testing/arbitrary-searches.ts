import fc from 'fast-check'

const value = fc.jsonValue({ depthSize: 'small' })
const bookish = fc.record(
  { id: value, title: value, shelf: value, year: value, tags: value, about: value, lent: value },
  { requiredKeys: [] },
)

/** A line of an import: mostly a document, or nearly one. */
export const arbitraryLine = fc.oneof(
  bookish.map((each) => JSON.stringify(each)),
  value.map((each) => JSON.stringify(each)),
  fc.string().map((text) => text.replaceAll(/[\n\r]/g, ' ')),
)

const words = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('river', '"red river"', '-hill', '下單', 'orderLinkId', '*'),
)
const text = fc.oneof(
  fc.string(),
  fc.constantFrom(
    'title',
    'title,tags',
    'year',
    'shelf:=a',
    'year:asc',
    'true',
    'fallback',
    '2',
    '1,2',
  ),
)

/** Search parameters, many of them valid for the collection of books. */
export const arbitrarySearch = fc.record(
  {
    q: fc.array(words).map((parts) => parts.join(' ')),
    query_by: text,
    filter_by: text,
    sort_by: text,
    facet_by: text,
    group_by: text,
    prefix: text,
    infix: text,
    num_typos: text,
    per_page: text,
    page: text,
    include_fields: text,
    highlight_fields: text,
    query_by_weights: text,
  },
  { requiredKeys: ['q'] },
)
