import fc from 'fast-check'

export const IDS = ['a', 'drafts.a', 'b', 'versions.summer.a', 'siteSettings']

const id = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...IDS) },
  fc.constantFrom('', '.', 'drafts.', '../a', 'a'.repeat(200), '_.groups.x', '__proto__'),
)
const type = fc.constantFrom('page', 'siteSettings', 'sanity.previewUrlSecret', 'sanity.imageAsset')
const word = fc.oneof(fc.constantFrom('one', 'two', '三'), fc.string({ maxLength: 8 }))

const block = fc.record({
  _key: fc.constantFrom('k', 'l', 'm'),
  _type: fc.constant('block'),
  text: word,
})
const locale = fc.record(
  { _type: fc.constant('localeString'), en: word, zhTW: word },
  { requiredKeys: ['_type'] },
)
const body = fc.record(
  {
    _type: fc.constant('localeBody'),
    en: fc.array(block, { maxLength: 3 }),
    zhTW: fc.array(block),
  },
  { requiredKeys: ['_type'] },
)
const reference = fc.record({ _type: fc.constant('reference'), _ref: id })
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom({ __proto__: null }, 1e308, -0, '\ud800', '\u0000', [[[]]]),
)
const value = fc.oneof(word, fc.integer(), locale, body, reference, odd)
const fields = fc.record({ title: locale, body, next: reference, n: odd }, { requiredKeys: [] })
const document = fc
  .tuple(fc.record({ _id: id, _type: type }, { requiredKeys: ['_type'] }), fields)
  .map(([head, rest]) => ({ ...head, ...rest }))

const path = fc.oneof(
  fc.constantFrom(
    'title.en',
    'title.zhTW',
    'title',
    'body.zhTW',
    'body.en[0]',
    'body.en[_key=="k"]',
    'n',
    'body.en[_key=="k"].text',
    'body.en[-1]',
    'body.en[0:2]',
    '..text',
    '_type',
    '_id',
    '_createdAt',
  ),
  fc.constantFrom(
    '',
    '[',
    'a[',
    'a..b',
    '__proto__.x',
    'constructor.prototype',
    '[0]',
    'a[*]',
    '*',
  ),
  fc.string({ maxLength: 12 }),
)
const byPath = fc.dictionary(path, value, { maxKeys: 2 })
const patch = fc.record(
  {
    set: byPath,
    setIfMissing: byPath,
    unset: fc.array(path, { maxLength: 2 }),
    inc: fc.dictionary(path, fc.integer(), { maxKeys: 1 }),
    diffMatchPatch: fc.dictionary(path, word, { maxKeys: 1 }),
    insert: fc.record({ after: path, items: fc.array(value, { maxLength: 2 }) }),
    ifRevisionID: word,
  },
  { requiredKeys: [] },
)
const query = fc.oneof(
  fc.constantFrom(
    '*',
    '*[_type == "page"]',
    '*[_id == $id][0]{title, "next": next->}',
    '*[references("a")]',
    'count(*)',
    '*[',
    '{',
    'string::split(title.en, "")',
    '*|order(_id)[0...3]',
    'a->b->c->d',
    '*[title.en match "o*"]{..., body{en[]{...}}}',
    '*[_id in path("drafts.**")]',
    '((((1))))',
  ),
  fc.string({ maxLength: 30 }),
)
const target = fc.oneof(fc.record({ id }), fc.record({ query }))
const mutation = fc.oneof(
  document.map((create) => ({ create })),
  document.map((createOrReplace) => ({ createOrReplace })),
  document.map((createIfNotExists) => ({ createIfNotExists })),
  target.map((selection) => ({ delete: selection })),
  fc.tuple(target, patch).map(([selection, rest]) => ({ patch: { ...selection, ...rest } })),
)

const draftId = fc.oneof(fc.constant('drafts.a'), id)
const publishedId = fc.oneof(fc.constant('a'), id)
const action = fc
  .tuple(
    fc.constantFrom(
      'create',
      'edit',
      'publish',
      'unpublish',
      'delete',
      'discard',
      'replaceDraft',
      'version.create',
      'version.discard',
      'x',
    ),
    fc.record(
      {
        draftId,
        publishedId,
        versionId: id,
        patch,
        attributes: document,
        document,
        includeDrafts: fc.array(id, { maxLength: 2 }),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([name, rest]) => ({ actionType: `sanity.action.document.${name}`, ...rest }))
/** Actions with known fields only, so that most are not refused for an unknown one. */
const goodAction = fc.oneof(
  fc
    .record({ draftId: fc.constant('drafts.a'), publishedId: fc.constant('a'), patch })
    .map((rest) => ({
      actionType: 'sanity.action.document.edit',
      ...rest,
    })),
  fc.constantFrom('publish', 'unpublish').map((name) => ({
    actionType: `sanity.action.document.${name}`,
    draftId: 'drafts.a',
    publishedId: 'a',
  })),
  fc.constant({ actionType: 'sanity.action.document.discard', draftId: 'drafts.a' }),
)

const setting = fc.record({ key: word, value: odd })
const hook = fc.record({
  name: word,
  url: fc.constant('http://127.0.0.1:9/'),
  dataset: fc.constantFrom('production', '*', 'x'),
  rule: fc.record({ on: fc.constant(['update']), filter: query, projection: query }),
})

/** Body shapes by path; a tenth of the requests send something else. */
const SHAPES: [RegExp, fc.Arbitrary<unknown>][] = [
  [/mutate/, fc.record({ mutations: fc.array(mutation, { minLength: 1, maxLength: 3 }) })],
  [
    /actions/,
    fc.record({ actions: fc.array(fc.oneof(goodAction, action), { minLength: 1, maxLength: 2 }) }),
  ],
  [/query/, fc.record({ query, params: fc.dictionary(word, odd) })],
  [/keyvalue/, fc.array(setting, { maxLength: 3 })],
  [/hooks/, hook],
]

const GARBAGE = fc.oneof(
  odd.map((json) => Buffer.from(JSON.stringify(json) ?? 'undefined')),
  fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom('['.repeat(5000), '{"a":', 'null', '""', '{"mutations":{}}').map(Buffer.from),
)

/** A body for the path, mostly of the right shape. */
export function bodyFor(pattern: string): fc.Arbitrary<Buffer> {
  const shape = SHAPES.find(([match]) => match.test(pattern))?.[1] ?? odd
  const right = shape.map((json) => Buffer.from(JSON.stringify(json) ?? 'null'))
  return fc.oneof({ weight: 9, arbitrary: right }, GARBAGE)
}

export const arbitraryQuery = query
