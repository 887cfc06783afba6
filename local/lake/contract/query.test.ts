import { ClientError, createClient, type QueryParams } from '@sanity/client'
import { describe, expect } from 'vitest'
import { refusal } from '../testing/answers.ts'
import { contract } from '../testing/contract.ts'
import type { TestLake } from '../testing/test-lake.ts'
import { clientOf, tokenOf } from '../testing/test-lake.ts'

const FETCH = 'GET /data/query/:dataset'

const page = (_id: string, title: string, more: Record<string, unknown> = {}) => ({
  _id,
  _type: 'page',
  title,
  ...more,
})

/** `a` in all states, `b` only published, `c` only a draft, `d` only in a release. */
async function seed(lake: TestLake) {
  const documents = [
    page('a', 'published a', { link: { _type: 'reference', _ref: 'b' } }),
    page('drafts.a', 'draft a', { link: { _type: 'reference', _ref: 'b' } }),
    page('versions.summer.a', 'summer a'),
    page('versions.autumn.a', 'autumn a'),
    page('b', 'published b', { link: { _type: 'reference', _ref: 'c', _weak: true } }),
    page('drafts.c', 'draft c'),
    page('versions.summer.d', 'summer d'),
  ]
  const transaction = documents.map((document) => ({ createOrReplace: document }))
  await lake.client('writer').transaction(transaction).commit({ visibility: 'sync' })
}

const TITLES = '*[_type == "page"]{_id, _originalId, title}'

/** The raw answer to a query, with parts that the client does not pass on. */
async function ask(lake: TestLake, query: string, role: 'writer' | null = 'writer') {
  const response = await fetch(`${lake.url}/v2025-02-19/data/query/production?${query}`, {
    headers: role ? { authorization: `Bearer ${tokenOf(role)}` } : {},
  })
  return { status: response.status, body: await response.json() }
}

describe('perspectives', () => {
  contract(FETCH, '@sanity/client', 'published: only what is published', async (lake) => {
    await seed(lake)
    const client = lake.client('writer', 'published')
    expect(await client.fetch(`${TITLES}{_id, title}`)).toEqual([
      { _id: 'a', title: 'published a' },
      { _id: 'b', title: 'published b' },
    ])
    expect(await client.fetch('*[_id == "b"][0].link->title')).toBeNull()
    expect(await client.fetch('*[_id in path("drafts.**")]')).toEqual([])
  })

  contract(
    FETCH,
    '@sanity/client',
    'drafts: drafts in place of what is published',
    async (lake) => {
      await seed(lake)
      const expected = [
        { _id: 'a', _originalId: 'drafts.a', title: 'draft a' },
        { _id: 'b', _originalId: 'b', title: 'published b' },
        { _id: 'c', _originalId: 'drafts.c', title: 'draft c' },
      ]
      const client = lake.client('writer', 'drafts')
      expect(await client.fetch(TITLES)).toEqual(expected)
      expect(await client.fetch('*[_id == "b"][0].link->{_id, _originalId}')).toEqual({
        _id: 'c',
        _originalId: 'drafts.c',
      })
      expect(await client.fetch('*[_originalId in path("drafts.**")]._id')).toEqual(['a', 'c'])
      const old = client.withConfig({ perspective: 'previewDrafts' })
      expect(await old.fetch(TITLES)).toEqual(expected)
    },
  )

  contract(FETCH, '@sanity/client', 'what is no perspective is refused', async (lake) => {
    const refused = lake.client('writer').withConfig({ perspective: ['summer'] })
    for (const perspective of ['raw,drafts', 'su mmer', '', 'drafts,,'])
      expect(
        await refusal(
          refused.request({ url: '/data/query/production', query: { query: '*', perspective } }),
        ),
      ).toMatchObject({ status: 400, type: 'invalidPerspective' })
  })

  contract(
    FETCH,
    '@sanity/client',
    'without a token no perspective shows a draft',
    async (lake) => {
      await seed(lake)
      for (const perspective of ['raw', 'drafts', 'published', ['summer', 'drafts']] as const) {
        const client = clientOf(lake.url, null).withConfig({
          perspective: typeof perspective === 'string' ? perspective : [...perspective],
        })
        expect(await client.fetch('*[_type == "page"].title')).toEqual([
          'published a',
          'published b',
        ])
        expect(await client.fetch('*[_id == "drafts.a"]')).toEqual([])
        expect(await client.fetch('*[_id == "b"][0].link->')).toBeNull()
        expect(await client.fetch('count(*[title match "draft"])')).toBe(0)
      }
    },
  )

  contract(
    FETCH,
    '@sanity/client',
    'the default is published since 2025-02-19, raw before',
    async (lake) => {
      await seed(lake)
      const count = (apiVersion: string) =>
        createClient({
          projectId: 'local',
          dataset: 'production',
          apiHost: lake.url,
          useProjectHostname: false,
          useCdn: false,
          token: tokenOf('writer'),
          apiVersion,
        }).fetch('count(*[_type == "page"])')
      expect(await count('2025-02-19')).toBe(2)
      expect(await count('2026-01-01')).toBe(2)
      expect(await count('X')).toBe(2)
      expect(await count('2025-02-18')).toBe(7)
      expect(await count('2021-10-21')).toBe(7)
      expect(await count('1')).toBe(7)
    },
  )
})

describe('parameters and options', () => {
  const params: QueryParams = {
    text: 'with "quotes" & ampersands, 行情 and \u{1f600}',
    number: 1.5,
    negative: -0.25,
    yes: true,
    no: false,
    none: null,
    list: ['a', 1, null, [true]],
    object: { deep: { er: ['x'] } },
  }

  contract(
    FETCH,
    '@sanity/client',
    'parameters of every type come through as they are',
    async (lake) => {
      const client = lake.client('writer')
      expect(
        await client.fetch(`{${Object.keys(params).map((name) => `"${name}": $${name}`)}}`, params),
      ).toEqual(params)
      expect(await client.fetch('[1, 2, 3, 4][$from...$to]', { from: 1, to: 3 })).toEqual([2, 3])
      expect(await client.fetch('$object.deep.er[0]', params)).toBe('x')
    },
  )

  contract(
    'POST /data/query/:dataset',
    '@sanity/client',
    'above 11 kB the same by POST',
    async (lake) => {
      await seed(lake)
      const ids = Array.from({ length: 3_000 }, (_, index) => `none-${index}`)
      const query = '*[_id in $ids] | order(_id) {_id, "of": $text}'
      for (const perspective of ['published', 'drafts'] as const) {
        const client = lake.client('writer', perspective)
        expect(await client.fetch(query, { ...params, ids: [...ids, 'c', 'a'] })).toEqual(
          await client.fetch(query, { ...params, ids: ['a', 'c'] }),
        )
      }
    },
  )

  contract(
    'POST /data/query/:dataset',
    '@sanity/client',
    'a body with other fields is refused',
    async (lake) => {
      const response = await fetch(`${lake.url}/v2025-02-19/data/query/production`, {
        method: 'POST',
        body: JSON.stringify({ query: '*', perspective: 'raw' }),
      })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: { type: 'httpInvalidRequestBody' } })
    },
  )

  contract(
    FETCH,
    '@sanity/client',
    'filterResponse: false gives the whole answer',
    async (lake) => {
      const client = lake.client('writer')
      const whole = await client.fetch('1 + 1', {}, { filterResponse: false })
      expect(whole).toEqual({
        query: '1 + 1',
        result: 2,
        ms: expect.any(Number),
        syncTags: ['s1:any'],
      })
      const short = await client.fetch('1 + 1', {}, { filterResponse: false, returnQuery: false })
      expect(short).not.toHaveProperty('query')
      expect(short).toMatchObject({ result: 2 })
    },
  )

  contract(
    FETCH,
    '@sanity/client',
    'an option that it does not know is named with 501',
    async (lake) => {
      const client = lake.client('writer')
      expect(await refusal(client.fetch('*', {}, { variant: 'b' }))).toMatchObject({
        status: 501,
        message: expect.stringContaining('"variant"'),
      })
      expect((await ask(lake, 'query=*&explain=true')).status).toBe(501)
    },
  )

  contract(
    FETCH,
    'Studio',
    'a match finds Chinese words within others, as filters of the search ask for them',
    async (lake) => {
      const client = lake.client('writer')
      const children = [{ _type: 'span', text: '先查詢抵用券的規格（API）。' }]
      const documents = [
        page('a', '查詢抵用券規格', { body: [{ _type: 'block', children }] }),
        page('b', '查詢 K 線'),
        page('c', 'Vouchers'),
      ]
      const transaction = documents.map((document) => ({ create: document }))
      await client.transaction(transaction).commit({ visibility: 'sync' })
      const found = (filter: string, params: QueryParams = {}) =>
        client.fetch(`*[${filter}]._id`, params)
      expect(await found('title match "抵用券"')).toEqual(['a'])
      expect(await found('title match $words', { words: '查詢 規格' })).toEqual(['a'])
      expect(await found('title match ["抵用券", "規格"]')).toEqual(['a'])
      expect(await found('pt::text(body) match "抵用券"')).toEqual(['a'])
      expect(await found('!(title match "抵用券")')).toEqual(['b', 'c'])
      expect(await found('title match "查詢"')).toEqual(['a', 'b'])
      expect(await found('title match "Voucher"')).toEqual([])
    },
  )
})

describe('an invalid query', () => {
  contract(FETCH, '@sanity/client', 'a syntax error says where it is', async (lake) => {
    const query = '*[_type == "page" && ]'
    const { status, body } = await ask(lake, `query=${encodeURIComponent(query)}`)
    expect(status).toBe(400)
    expect(body).toEqual({
      error: {
        type: 'queryParseError',
        description: expect.stringContaining('Unexpected end of query'),
        query,
        start: 21,
        end: 22,
      },
    })
    const error = await lake
      .client('writer')
      .fetch(query)
      .catch((cause: unknown) => cause)
    if (!(error instanceof ClientError)) throw error
    expect(error.message).toMatch(
      /GROQ query parse error:\n> 1 \| \*\[_type == "page" && \]\n {4}\| {21}\^/,
    )
    expect(await refusal(lake.client('writer').fetch(''))).toMatchObject({
      type: 'queryParseError',
    })
  })

  contract(
    FETCH,
    '@sanity/client',
    'a parameter that is missing, and functions that are unknown',
    async (lake) => {
      const client = lake.client('writer')
      const query = '*[_type == "post" && slug.current == $slug][0]'
      expect(await refusal(client.fetch(query))).toMatchObject({
        status: 400,
        type: 'queryParseError',
        description: 'param $slug referenced, but not provided',
        query,
        start: 37,
        end: 41,
      })
      expect(await refusal(client.fetch('*[nonsense(title)]'))).toMatchObject({
        status: 400,
        type: 'queryParseError',
        start: 2,
        end: 10,
      })
      expect(await refusal(client.fetch('*[no::sense(title)]'))).toMatchObject({
        status: 400,
        start: 2,
      })
      expect((await ask(lake, 'query=$a&$a=unquoted')).status).toBe(400)
      expect((await ask(lake, '')).status).toBe(400)
    },
  )

  contract(
    FETCH,
    '@sanity/client',
    'functions that only the hosted service has are named with 501',
    async (lake) => {
      for (const [call, name] of [
        ['geo::distance(a, b)', 'geo::distance'],
        ['geo::contains(a, b)', 'geo::contains'],
        ['documents::get("a")', 'documents::get'],
        ['documents::incomingRefCount()', 'documents::incomingRefCount'],
        ['media::aspect(a, b)', 'media::aspect'],
        ['sanity::projectId()', 'sanity::projectId'],
        ['user::attributes()', 'user::attributes'],
        ['* | score(text::semanticSimilarity("a"))', 'text::semanticSimilarity'],
        ['*[anywhere(a == 1)]', 'anywhere'],
        ['diff::changedAny(a, b, c)', 'diff::changedAny'],
        ['releases::all()', 'releases::all'],
      ])
        expect(await refusal(lake.client('writer').fetch(String(call)))).toMatchObject({
          status: 501,
          message: expect.stringContaining(String(name)),
        })
    },
  )

  contract(FETCH, '@sanity/client', 'the reader is known', async (lake) => {
    expect(await lake.client('writer').fetch('identity()')).toBe('writer')
    expect(await clientOf(lake.url, null).fetch('identity()')).toBe('<anonymous>')
  })

  contract(FETCH, '@sanity/client', 'an unknown dataset is 404', async (lake) => {
    const client = lake.client('writer').withConfig({ dataset: 'staging' })
    expect(await refusal(client.fetch('*'))).toMatchObject({
      status: 404,
      message: expect.stringContaining('Dataset "staging" not found for project ID "local"'),
    })
    expect(await refusal(client.getDocument('a'))).toMatchObject({ status: 404 })
  })
})

describe('documents by id', () => {
  const DOC = 'GET /data/doc/:dataset/:ids'

  contract(
    DOC,
    '@sanity/client',
    'getDocument, also of drafts, versions and what is not there',
    async (lake) => {
      await seed(lake)
      const client = lake.client('writer')
      expect(await client.getDocument('a')).toMatchObject({ _id: 'a', title: 'published a' })
      expect(await client.getDocument('drafts.a')).toMatchObject({ title: 'draft a' })
      expect(await client.getDocument('a', { releaseId: 'summer' })).toMatchObject({
        _id: 'versions.summer.a',
      })
      expect(await client.getDocument('none')).toBeUndefined()
      expect(await clientOf(lake.url, null).getDocument('drafts.a')).toBeUndefined()
    },
  )

  contract(
    DOC,
    '@sanity/client',
    'getDocuments in the order asked for, null where there is none',
    async (lake) => {
      await seed(lake)
      const ids = ['b', 'none', 'a', 'drafts.c', 'b']
      const found = await lake.client('writer').getDocuments(ids)
      expect(found.map((document) => document?._id)).toEqual(['b', undefined, 'a', 'drafts.c', 'b'])
      expect(found[1]).toBeNull()
      const seen = await clientOf(lake.url, null).getDocuments(ids)
      expect(seen.map((document) => document?._id)).toEqual(['b', undefined, 'a', undefined, 'b'])
      const response = await fetch(`${lake.url}/v2025-02-19/data/doc/production/a,none,drafts.c`)
      expect(await response.json()).toMatchObject({
        documents: [{ _id: 'a' }],
        omitted: [
          { id: 'none', reason: 'existence' },
          { id: 'drafts.c', reason: 'permission' },
        ],
      })
    },
  )
})
