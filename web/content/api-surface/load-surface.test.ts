import { expect, it } from 'vitest'
import { lakeOf } from '../../testing/lake-of.ts'
import { loadApiSurface } from './load-surface.ts'
import { apiSurfaceSchema } from './surface-schema.ts'

const ref = (id: string) => ({ _type: 'reference', _ref: id })
const key = (name: string, more: object = {}) => ({ _key: name, name, ...more })

const lake = lakeOf([
  {
    _id: 'op-list',
    _type: 'apiOperation',
    method: 'GET',
    path: '/v5/heron/list',
    deprecated: true,
    deprecation: { sunset: '2099-12-31', successor: 'POST /v5/heron/add' },
    parameters: [
      key('category', { in: 'query', required: true, enum: ref('enum-category') }),
      key('limit', { in: 'query', deprecated: true }),
    ],
    response: [
      key('list'),
      key('size'),
      key('size', { deprecated: true }),
      key('weight', { deprecated: true }),
    ],
  },
  { _id: 'op-hidden', _type: 'apiOperation', method: 'POST', path: '/v5/heron/add' },
  {
    _id: 'enum-category',
    _type: 'enumDefinition',
    values: [
      { _key: 'a', value: 'grey' },
      { _key: 'b', value: 'white' },
    ],
  },
  {
    _id: 'channel-herons',
    _type: 'apiChannel',
    stream: '/v5/public/{category}',
    topics: [
      {
        _key: 't',
        pattern: 'herons.{lake}',
        parameters: [key('lake', { values: ['north', 'south'] })],
      },
    ],
    messages: [
      {
        _key: 'm',
        direction: 'receive',
        fields: [key('topic'), key('wings', { deprecated: true })],
      },
      { _key: 's', direction: 'send', fields: [key('op', { values: ['heron.call', 'ping'] })] },
    ],
  },
  {
    _id: 'page-list',
    _type: 'page',
    path: { current: 'v5/heron/heron-list' },
    body: { en: [{ _key: 'o', _type: 'operation', operation: ref('op-list') }] },
  },
  {
    _id: 'page-herons',
    _type: 'page',
    path: { current: 'v5/websocket/herons' },
    body: { en: [{ _key: 'c', _type: 'channel', channel: ref('channel-herons') }] },
  },
  {
    _id: 'change-1',
    _type: 'changelogEntry',
    date: '2026-11-02',
    kind: 'removed',
    title: { en: 'No weight', zhTW: '移除重量' },
    changes: [
      {
        _key: 'c',
        rule: 'field-removed',
        subject: ref('op-list'),
        name: 'GET /v5/heron/list',
        field: 'list[].weight',
      },
    ],
    pages: [
      { _key: 'p', ...ref('page-list') },
      { _key: 'q', ...ref('page-gone') },
    ],
  },
  {
    _id: 'environment-live',
    _type: 'apiEnvironment',
    identifier: 'live',
    label: { en: 'Live' },
    rest: 'https://api.exchange.example/',
    stream: 'wss://stream.exchange.example',
  },
])

it('loadApiSurface returns all that a client can name of the API, with the page that explains it', async () => {
  const { surface } = await loadApiSurface(lake)
  expect(surface).toEqual({
    hosts: ['api.exchange.example', 'stream.exchange.example'],
    operations: [
      { method: 'POST', path: '/v5/heron/add', parameters: [], fields: [] },
      {
        method: 'GET',
        path: '/v5/heron/list',
        page: 'v5/heron/heron-list',
        ...{ deprecated: true, sunset: '2099-12-31', successor: 'POST /v5/heron/add' },
        parameters: [
          { name: 'category', in: 'query', required: true, values: ['grey', 'white'] },
          { name: 'limit', in: 'query', deprecated: true },
        ],
        fields: ['list', 'size', 'weight'],
        deprecatedFields: ['weight'],
      },
    ],
    topics: [
      {
        pattern: 'herons.{lake}',
        stream: '/v5/public/{category}',
        page: 'v5/websocket/herons',
        parameters: [{ name: 'lake', values: ['north', 'south'] }],
        fields: ['topic', 'wings'],
        deprecatedFields: ['wings'],
      },
    ],
    commands: [{ name: 'heron.call', page: 'v5/websocket/herons' }],
    streams: ['/v5/public/{category}'],
    changes: [
      {
        date: '2026-11-02',
        kind: 'removed',
        title: { en: 'No weight', 'zh-TW': '移除重量' },
        anchor: 'change-1',
        pages: ['v5/heron/heron-list'],
        breaking: true,
        parts: [{ subject: 'GET /v5/heron/list', field: 'list[].weight', breaking: true }],
      },
    ],
  })
})

it('loadApiSurface adds a change of an enumeration or error code to each user, unless the entry names the user itself', async () => {
  const told = (rule: string, subject: string, more: object) => ({
    ...{ _key: `${rule}-${subject}`, rule, subject: ref(subject), name: subject, ...more },
  })
  const entry = {
    ...{ _id: 'change-2', _type: 'changelogEntry', date: '2026-11-03', kind: 'added' },
    ...{ title: { en: 'Both' }, pages: [] },
    changes: [
      told('field-value-added', 'enum-side', { value: 'Both' }),
      told('field-value-added', 'own', { value: 'Both', field: 'list[].side' }),
      told('error-code-removed', 'errors-order', { value: '110001' }),
    ],
  }
  const side = key('side', { enum: ref('enum-side') })
  const operation = (id: string, more: object) => ({
    ...{ _id: id, _type: 'apiOperation', method: 'GET', path: `/v5/${id}` },
    ...more,
  })
  const { surface } = await loadApiSurface(
    lakeOf([
      entry,
      operation('own', { response: [side] }),
      operation('open', { response: [side] }),
      operation('narrow', { parameters: [{ ...side, values: ['Buy'] }] }),
      operation('codes', { errors: ['110001'] }),
      {
        ...{ _id: 'topic', _type: 'apiChannel', stream: '/v5/private' },
        topics: [{ _key: 't', pattern: 'fills' }],
        messages: [{ _key: 'm', direction: 'receive', fields: [side] }],
      },
    ]),
  )
  expect(surface.changes[0]?.parts).toEqual([
    { subject: 'GET /v5/open', breaking: true },
    { subject: 'fills', breaking: true },
    { subject: 'GET /v5/own', field: 'list[].side', breaking: true },
    { subject: 'GET /v5/codes' },
  ])
})

it('loadApiSurface returns an object that matches the schema given to tools', async () => {
  const { surface } = await loadApiSurface(lake)
  expect(apiSurfaceSchema.parse(JSON.parse(JSON.stringify(surface)))).toEqual(surface)
})

it('loadApiSurface depends on the publish of any document that readers see', async () => {
  const { dependencies } = await loadApiSurface(lake)
  expect(dependencies).toEqual(expect.arrayContaining(['sitemap', 'changelog', 'environments']))
})
