import type { SanityClient } from '@sanity/client'
import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { expect } from 'vitest'
import { contract } from '../testing/contract.ts'
import { failure } from '../testing/test-lake.ts'
import { bodies, receiver } from '../testing/test-receiver.ts'

const secret = 'a secret of the test'
const HOOKS = '/hooks/projects/local'

type Hook = { id: string; secret: string | null; [field: string]: unknown }

const made = (client: SanityClient, settings: Record<string, unknown>) =>
  client.request<Hook>({
    method: 'POST',
    url: HOOKS,
    body: { type: 'document', name: 'Test', dataset: 'production', secret, ...settings },
  })

contract(
  'POST /hooks/projects/:id',
  '@sanity/client',
  'delivers signed requests with every header of the hosted service',
  async (lake) => {
    await using site = await receiver()
    const hook = await made(lake.client('administrator'), {
      url: site.url,
      headers: { Authorization: 'Bearer abc' },
      rule: {
        on: ['create'],
        projection: '{_id, "ds": sanity::dataset(), "p": sanity::projectId()}',
      },
    })
    const written = await lake.client('writer').create({ _id: 'a', _type: 'page' })
    const [received] = await site.until(1)
    expect(received?.method).toBe('POST')
    expect(bodies(site.got)).toEqual([{ _id: 'a', ds: 'production', p: 'local' }])
    expect(received?.headers).toMatchObject({
      authorization: 'Bearer abc',
      connection: 'close',
      'content-type': 'application/json',
      'idempotency-key': expect.stringContaining(written._rev),
      'sanity-dataset': 'production',
      'sanity-document-id': 'a',
      'sanity-operation': 'create',
      'sanity-project-id': 'local',
      'sanity-transaction-id': written._rev,
      'sanity-transaction-time': written._updatedAt,
      'sanity-webhook-id': hook.id,
    })
    const signature = String(received?.headers[SIGNATURE_HEADER_NAME])
    expect(await isValidSignature(String(received?.body), signature, secret)).toBe(true)
    expect(await isValidSignature(String(received?.body), signature, 'another')).toBe(false)
  },
)

contract(
  'POST /hooks/projects/:id',
  '@sanity/client',
  'filters by before(), after() and references; an empty projection sends the document',
  async (lake) => {
    await using site = await receiver()
    const writer = lake.client('writer')
    const administrator = lake.client('administrator')
    await administrator.create({ _id: 'version', _type: 'docsVersion', name: 'current' })
    await made(administrator, {
      url: site.url,
      rule: {
        on: ['update'],
        filter: 'before().title != after().title && version->name == "current"',
      },
    })
    const version = { _type: 'reference', _ref: 'version' }
    await writer.create({ _id: 'a', _type: 'page', title: 'A', version })
    await writer.patch('a').set({ other: 1 }).commit()
    const last = await writer.patch('a').set({ title: 'B' }).commit()
    await site.until(1)
    expect(bodies(site.got)).toEqual([last])
  },
)

contract(
  'POST /hooks/projects/:id',
  '@sanity/client',
  'leaves drafts and versions out unless asked for, and sends the body with every method',
  async (lake) => {
    await using some = await receiver()
    await using all = await receiver()
    const administrator = lake.client('administrator')
    const rule = { on: ['create'], projection: '{_id}' }
    await made(administrator, { url: some.url, rule })
    const everything = { includeDrafts: true, includeAllVersions: true }
    await made(administrator, { url: all.url, rule, ...everything, httpMethod: 'GET' })
    const ids = ['drafts.a', 'versions.r1.a', 'a']
    for (const _id of ids) await lake.client('writer').create({ _id, _type: 'page' })
    await all.until(3)
    await some.until(1)
    expect(bodies(some.got)).toEqual([{ _id: 'a' }])
    expect(bodies(all.got)).toEqual(expect.arrayContaining(ids.map((_id) => ({ _id }))))
    expect(all.got.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET'])
  },
)

contract(
  'POST /hooks/projects/:id',
  '@sanity/client',
  'refuses rules that cannot be parsed, unknown settings, and all but administrators',
  async (lake) => {
    const administrator = lake.client('administrator')
    const url = 'http://localhost:9/'
    for (const filter of ['_type ==', 'delta::changedAny(title)'])
      expect(
        await failure(made(administrator, { url, rule: { on: ['create'], filter } })),
      ).toMatchObject({ status: 400 })
    expect(await failure(made(administrator, { url, sceret: 'x' }))).toMatchObject({ status: 400 })
    expect(await failure(made(administrator, { url: 'ftp://x/' }))).toMatchObject({ status: 400 })
    expect(await failure(made(administrator, { url, type: 'transaction' }))).toMatchObject({
      status: 501,
    })
    for (const role of ['writer', 'translator', 'viewer'] as const)
      expect(await failure(made(lake.client(role), { url }))).toMatchObject({ status: 403 })
    expect(await failure(made(lake.client(null), { url }))).toMatchObject({ status: 401 })
  },
)

contract(
  'GET /hooks/projects/:id',
  '@sanity/client',
  'lists webhooks; secrets are for administrators',
  async (lake) => {
    const hook = await made(lake.client('administrator'), {
      url: 'http://localhost:9/',
      isDisabledByUser: true,
    })
    expect(await lake.client('administrator').request({ url: HOOKS })).toEqual([hook])
    expect(hook).toMatchObject({
      secret,
      projectId: 'local',
      isDisabled: true,
      isDisabledByUser: true,
      httpMethod: 'POST',
      includeDrafts: false,
      deletedAt: null,
      createdByUserId: 'administrator',
    })
    const [seen] = await lake.client('writer').request<Hook[]>({ url: HOOKS })
    expect(seen).toEqual({ ...hook, secret: null })
    const refused = lake.client('viewer').request({ url: HOOKS })
    expect(await failure(refused)).toMatchObject({ status: 403 })
  },
)

contract(
  'PATCH /hooks/projects/:id/:hook',
  '@sanity/client',
  'changes what is given; disabling cancels what is due',
  async (lake) => {
    const client = lake.client('administrator')
    const hook = await made(client, { url: 'http://localhost:9/', rule: { on: ['create'] } })
    await lake.client('writer').create({ _id: 'a', _type: 'page' })
    const changed = await client.request<Hook>({
      method: 'PATCH',
      url: `${HOOKS}/${hook.id}`,
      body: { isDisabledByUser: true },
    })
    expect(changed).toEqual({ ...hook, isDisabled: true, isDisabledByUser: true })
    expect(lake.lake.webhooks.outbox.counts()).toMatchObject({ pending: 0, refused: 1 })
    await lake.client('writer').create({ _id: 'b', _type: 'page' })
    expect(lake.lake.webhooks.outbox.counts()).toMatchObject({ pending: 0, refused: 1 })
  },
)

contract(
  'DELETE /hooks/projects/:id/:hook',
  '@sanity/client',
  'forgets the webhook and what it had to send',
  async (lake) => {
    const client = lake.client('administrator')
    const hook = await made(client, { url: 'http://localhost:9/' })
    await lake.client('writer').create({ _id: 'a', _type: 'page' })
    await client.request({ method: 'DELETE', url: `${HOOKS}/${hook.id}` })
    expect(await client.request({ url: HOOKS })).toEqual([])
    expect(lake.lake.webhooks.outbox.counts()).toMatchObject({ pending: 0, refused: 0 })
  },
)

type Operations = { dead: { id: number; reason: string; [field: string]: unknown }[] }

const operations = (client: SanityClient) =>
  client.request<Operations>({ url: '/local/operations' })

contract(
  'GET /local/operations',
  'Studio',
  'lists dead letters with reason, status and attempts to administrators and writers',
  async (lake) => {
    await using site = await receiver(400)
    const hook = await made(lake.client('administrator'), { url: site.url })
    await lake.client('writer').create({ _id: 'a', _type: 'page' })
    const writer = lake.client('writer')
    await expect.poll(async () => (await operations(writer)).dead.length).toBe(1)
    expect(await operations(writer)).toMatchObject({
      counts: { pending: 0, delivered: 0, refused: 1 },
      hooks: [{ id: hook.id, name: 'Test', active: true }],
      pending: [],
      dead: [
        {
          documentId: 'a',
          documentType: 'page',
          operation: 'create',
          // Only administrators see the receiver's answer.
          reason: '400',
          lastStatus: 400,
          attempts: 1,
        },
      ],
    })
    expect(await operations(lake.client('administrator'))).toMatchObject({
      dead: [{ reason: '400 answer 400' }],
    })
    for (const role of ['translator', 'viewer'] as const)
      expect(await failure(operations(lake.client(role)))).toMatchObject({ status: 403 })
    expect(await failure(operations(lake.client(null)))).toMatchObject({ status: 401 })
  },
)

contract(
  'POST /local/deliveries/resend',
  'Studio',
  'sends dead letters again under their old keys, one or all',
  async (lake) => {
    await using site = await receiver(400, 404, 422)
    await made(lake.client('administrator'), { url: site.url })
    for (const _id of ['a', 'b', 'c']) await lake.client('writer').create({ _id, _type: 'page' })
    const client = lake.client('administrator')
    const resend = (body: object, role = client) =>
      role.request<{ resent: number }>({ method: 'POST', url: '/local/deliveries/resend', body })
    await expect.poll(async () => (await operations(client)).dead.length).toBe(3)
    const [newest] = (await operations(client)).dead
    expect(await resend({ ids: [newest?.id] })).toEqual({ resent: 1 })
    await site.until(4)
    expect(await resend({})).toEqual({ resent: 2 })
    await site.until(6)
    await expect
      .poll(() => lake.lake.webhooks.outbox.counts())
      .toEqual({ pending: 0, delivered: 3, refused: 0 })
    const keys = site.got.map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys.slice(3))).toEqual(new Set(keys.slice(0, 3)))
    expect(await failure(resend({}, lake.client('writer')))).toMatchObject({ status: 403 })
  },
)

contract(
  'POST /local/deliveries/purge',
  'Studio',
  'throws dead letters away, one or all',
  async (lake) => {
    await using site = await receiver(400, 400, 400)
    await made(lake.client('administrator'), { url: site.url })
    for (const _id of ['a', 'b', 'c']) await lake.client('writer').create({ _id, _type: 'page' })
    const client = lake.client('administrator')
    const purge = (body: object, role = client) =>
      role.request({ method: 'POST', url: '/local/deliveries/purge', body })
    await expect.poll(async () => (await operations(client)).dead.length).toBe(3)
    const [newest] = (await operations(client)).dead
    expect(await failure(purge({}, lake.client('writer')))).toMatchObject({ status: 403 })
    expect(await purge({ ids: [newest?.id, 999] })).toEqual({ purged: 1 })
    expect(await purge({})).toEqual({ purged: 2 })
    expect(await operations(client)).toMatchObject({ dead: [], counts: { refused: 0 } })
  },
)
