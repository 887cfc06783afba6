import fc from 'fast-check'
import { id, PATHS, scalar, TYPES } from './arbitrary-documents.ts'

export const params = fc
  .record({
    id,
    ids: fc.array(fc.oneof(id, scalar), { maxLength: 4 }),
    type: fc.constantFrom(...TYPES),
    types: fc.array(fc.constantFrom(...TYPES), { maxLength: 2 }),
    path: fc.constantFrom(...PATHS),
    value: scalar,
    values: fc.array(scalar, { maxLength: 3 }),
    from: fc.constantFrom(0, 1),
    to: fc.constantFrom(1, 3),
  })
  // groq-js calls methods of the parameters object, so it needs a prototype.
  .map((given) => ({ ...given }))

const attribute = fc.constantFrom(
  '_id',
  '_type',
  '_originalId',
  'path.current',
  'title.en',
  'n',
  'ref._ref',
  'nested.b.c',
  'list',
  'refs[]._ref',
  'missing',
  'ref->title.en',
  '(n)',
  '@["title"].en',
)
const constant = fc.constantFrom(
  '$id',
  '$ids',
  '$types',
  '$path',
  '$value',
  '$values',
  'null',
  'true',
  '1',
  '"page"',
  '["a", "b"]',
  '[$id, $type]',
  '("tag")',
  '[1, null, "kline"]',
)
/** Expressions of a nested filter about the document around it. */
const outer = fc.constantFrom('^._id', '^.ref._ref', '^.n', '^', '^.^._id', '^.refs[]._ref')

const comparison = (other: fc.Arbitrary<string>) =>
  fc
    .tuple(attribute, fc.constantFrom('==', '==', 'in', '!=', '<', 'match'), other)
    .map((parts) => parts.join(' '))

const demand = (nested: boolean): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 2, arbitrary: comparison(constant) },
    {
      weight: 5,
      arbitrary: fc.constantFrom(
        '_type == $type',
        '_type in $types',
        '_id in $ids',
        '_id == $id',
        'path.current == $path',
        'references($id)',
        'references("a", $ids)',
        '_id in path("drafts.**")',
        '!(_id in path("*"))',
        '_id > $id',
        '$id == _id',
        'n in $values',
        'title.en == $value && _type == $type',
        'defined(ref)',
        '$id in refs[]._ref',
        'references(null)',
        'true',
        'count(*[_type == ^._type]) > 1',
        'sanity::versionOf($id)',
        'references(*[_type == "tag"]._id)',
        'ref->_type == $type',
      ),
    },
    ...(nested
      ? [{ weight: 3, arbitrary: comparison(outer) }, fc.constantFrom('references(^._id)')]
      : []),
  )

const filter = (nested: boolean): fc.Arbitrary<string> =>
  fc.letrec<{ all: string }>((tie) => ({
    all: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      demand(nested),
      fc.tuple(tie('all'), tie('all')).map(([a, b]) => `${a} && ${b}`),
      fc.tuple(tie('all'), tie('all')).map(([a, b]) => `(${a} || ${b})`),
      tie('all').map((a) => `!(${a})`),
      tie('all').map((a) => `(${a})`),
    ),
  })).all

const order = fc.constantFrom(
  '',
  '',
  ' | order(title.en)',
  ' | order(n desc, _id asc)',
  ' | order(_id)',
  ' | order(ref->title.en desc)',
  ' | score(title.en match "kline")',
)
const slice = fc.constantFrom('', '', '[0]', '[0...2]', '[1..2]', '[-1]', '[$from...$to]')

const subquery = fc.tuple(filter(true), order, slice).map(([f, o, s]) => `*[${f}]${o}${s}`)

const field = fc.oneof(
  fc.constantFrom(
    '_id',
    '_type',
    'title',
    '"t": title.en',
    '"deref": ref->{_id, "again": ref->title}',
    '"all": refs[]->_id',
    '...',
    '"c": coalesce(title.zhTW, title.en, $value)',
    '"s": select(_type == "page" => n, defined(ref) => ref, "other")',
    '"i": items[]{_key, "p": page->title.en}',
    '"k": items[_key == "k1"][0].n',
    '"u": array::unique(list)',
    '_type == "page" => {n, list}',
    '"parent": ^._id',
    '"up": ^.^._id',
    '"len": length(title.en)',
    '"j": array::join(list, ",")',
    '"l": lower(title.en)',
    '"w": @',
    '"o": _originalId',
    '"first": list[0...2]',
    '"d": refs[]->{_id, _originalId}',
  ),
  subquery.map((q) => `"sub": ${q}`),
  subquery.map(
    (q) => `"subs": ${q}{_id, "of": ^._id, "deep": *[_id == ^._id || ref._ref == ^.^._id]._id}`,
  ),
  subquery.map((q) => `"n": count(${q})`),
  subquery.map((q) => `"many": items[]{"x": ${q}._id}`),
  subquery.map((q) => `"mapped": refs[]->{"x": ${q}}`),
)

const projection = fc.oneof(
  fc.constant(''),
  fc.constant('._id'),
  fc.constant('.title'),
  fc.constant('.refs[]->_id'),
  fc.uniqueArray(field, { minLength: 1, maxLength: 4 }).map((fields) => `{${fields.join(', ')}}`),
)

const documentsQuery = fc
  .tuple(filter(false), order, slice, projection)
  .map(([f, o, s, p]) => `*[${f}]${o}${s}${p}`)

/** Queries of every kind that clients send, over the documents and with the parameters in this folder. */
export const query: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: documentsQuery },
  documentsQuery.map((q) => `count(${q})`),
  fc.tuple(documentsQuery, documentsQuery).map(([a, b]) => `{"a": ${a}, "b": ${b}}`),
  fc.tuple(filter(false), filter(false)).map(([a, b]) => `*[${a}][${b}]`),
  fc.tuple(documentsQuery, documentsQuery).map(([a, b]) => `[...${a}, ...${b}]`),
  filter(false).map((f) => `count(*) + count(*[${f}])`),
  fc.tuple(filter(false), projection).map(([f, p]) => `* | order(_id desc) [${f}]${p}`),
  projection.map((p) => `*${p}`),
  filter(false).map((f) => `*{_id, "yes": ${f}}`),
  filter(false).map((f) => `*[${f}]._id in $ids`),
  filter(false).map((f) => `array::unique(*[${f}].ref->_type)`),
  filter(false).map((f) => `*[_id in *[${f}].refs[]._ref]{_id}`),
)
