import fc from 'fast-check'
import type { LakeDocument } from '../../documents/document.ts'

const GROUPS = ['a', 'b', 'c', 'd', 'e', 'sys.f']
export const TYPES = ['page', 'tag', 'sidebar']
export const PATHS = ['v5/a', 'v5/b', '']
const WORDS = ['kline', 'Order book', '行情', 'a', '1', '']

export const id: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...GROUPS),
    fc.constantFrom('', '', '', 'drafts.', 'versions.summer.', 'versions.r2.'),
  )
  .map(([group, prefix]) => prefix + group)

export const scalar = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom<string | number | boolean>('kline', 'page', 'a', 1, true),
  },
  fc.constantFrom(...WORDS, 'v5/a', 'page'),
  fc.constantFrom(0, 1, -1, 1.5, 2 ** 60, 1e300),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom('x'.repeat(600), 'nul\0byte', '\ud800'),
)

const target = fc.oneof(fc.constantFrom(...GROUPS), id)

const reference = fc.oneof(
  target.map((_ref) => ({ _type: 'reference', _ref })),
  target.map((_ref) => ({ _type: 'reference', _ref, _weak: true })),
  target.map((_ref) => ({ _ref, _dataset: 'other', _projectId: 'p' })),
)

const value = fc.oneof(
  scalar,
  reference,
  fc.array(fc.oneof(scalar, reference), { maxLength: 3 }),
  fc.record({ a: scalar, b: fc.record({ c: scalar }, { requiredKeys: [] }) }, { requiredKeys: [] }),
)

const words = fc.record(
  { _type: fc.constant('localeString'), en: fc.constantFrom(...WORDS), zhTW: scalar },
  { requiredKeys: ['en'] },
)

const content = fc.record(
  {
    path: fc.oneof(
      fc.record({ _type: fc.constant('slug'), current: fc.constantFrom(...PATHS) }),
      scalar,
    ),
    title: fc.oneof(words, scalar),
    n: scalar,
    ref: fc.oneof(reference, reference, scalar),
    refs: fc.array(fc.oneof(reference, scalar), { maxLength: 4 }),
    nested: value,
    list: fc.array(scalar, { maxLength: 4 }),
    'odd "key" [0].x': value,
    items: fc.array(fc.record({ _key: fc.constantFrom('k1', 'k2'), page: reference, n: scalar }), {
      maxLength: 3,
    }),
  },
  { requiredKeys: [] },
)

/** A document with this id and any content that may cause trouble for a query. */
export const documentWith = (_id: string): fc.Arbitrary<LakeDocument> =>
  fc.tuple(fc.constantFrom(...TYPES), content).map(([_type, fields]) => ({
    _id,
    _type,
    _rev: `rev-${_id}`,
    _createdAt: '2025-01-01T00:00:00Z',
    _updatedAt: '2025-01-02T00:00:00Z',
    ...fields,
  }))

/** Documents as stored, with unique ids, in order of id. */
export const documents: fc.Arbitrary<LakeDocument[]> = fc
  .uniqueArray(id, { maxLength: 12 })
  .chain((ids) => fc.tuple(...ids.toSorted().map(documentWith)))
