import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { startSanity } from '../../../scripts/sanity-cli/start-sanity.ts'
import { refusal } from '../testing/answers.ts'
import { contract } from '../testing/contract.ts'
import { type TestLake, tokenOf } from '../testing/test-lake.ts'

const url = '/projects/local/tokens'
const made = z.object({ id: z.string(), key: z.string().min(40), label: z.string() })

async function makeToken(lake: TestLake, roleName: string) {
  const body = { label: `A ${roleName}`, roleName }
  const { id, key } = made.parse(
    await lake.client('administrator').request({ method: 'POST', url, body }),
  )
  const client = lake.client(null).withConfig({ token: key, ignoreBrowserTokenWarning: true })
  return { id, key, client }
}

/** What Sanity's command line prints as JSON when its user runs it. */
async function sanity(lake: TestLake, args: string[], input?: string): Promise<unknown> {
  const cwd = mkdtempSync(path.join(tmpdir(), 'sanity-'))
  const to = { apiHost: lake.url, projectId: 'local', token: tokenOf('administrator') }
  const child = startSanity(args, to, { cwd, stdio: 'pipe' })
  child.stdin?.end(input)
  const output: string[] = []
  const words: string[] = []
  child.stdout?.on('data', (chunk) => output.push(String(chunk)))
  child.stderr?.on('data', (chunk) => words.push(String(chunk)))
  const [code] = await once(child, 'close')
  rmSync(cwd, { recursive: true, force: true })
  if (code !== 0) throw new Error(`sanity ${args.join(' ')} ended with ${code}:\n${words.join('')}`)
  return output.join('').startsWith('{') || output.join('').startsWith('[')
    ? JSON.parse(output.join(''))
    : output.join('')
}

describe('tokens by the project’s API', () => {
  contract(
    'POST /projects/:id/tokens',
    '@sanity/client',
    'has the rights of its role',
    async (lake) => {
      const writer = await makeToken(lake, 'writer')
      const { _id } = await writer.client.create({ _type: 'page', title: 'x' })
      expect(await writer.client.users.getById('me')).toMatchObject({
        id: writer.id,
        name: 'A writer',
        role: 'writer',
      })
      const viewer = await makeToken(lake, 'viewer')
      expect(await viewer.client.getDocument(_id)).toMatchObject({ _id })
      expect(await refusal(viewer.client.delete(_id))).toMatchObject({ status: 403 })
      const translator = await makeToken(lake, 'translator')
      const change = translator.client.patch(_id).set({ title: 'y' }).commit()
      expect(await refusal(change)).toMatchObject({ status: 403 })
      const tokens = lake.lake.database.prepare('SELECT * FROM robots').all()
      expect(JSON.stringify(tokens)).not.toContain(writer.key)
    },
  )

  contract(
    'POST /projects/:id/tokens',
    '@sanity/client',
    'a webhook’s has no rights at all',
    async (lake) => {
      const writer = lake.client('writer')
      await writer.create({ _id: 'a', _type: 'page' })
      await writer.create({ _id: 'drafts.b', _type: 'page' })
      const { client, id } = await makeToken(lake, 'webhook')
      expect(await client.fetch('*[]._id')).toEqual(['a'])
      expect(await client.getDocument('drafts.b')).toBeUndefined()
      for (const request of [
        () => client.create({ _type: 'page' }),
        () => client.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.b' }),
      ])
        expect(await refusal(request())).toMatchObject({ status: 403 })
      for (const request of [
        () => client.assets.upload('file', Buffer.from('x')),
        () => client.request({ url }),
        () => client.request({ url: `/users/${id}` }),
        () => client.request({ url: '/users/me/keyvalue' }),
        () => client.request({ url: '/data/history/production/documents/a' }),
        () => client.request({ url: '/local/operations' }),
      ])
        expect(await refusal(request())).toMatchObject({ status: 401 })
    },
  )

  contract(
    'POST /projects/:id/tokens',
    '@sanity/client',
    'is for administrators, with label and role',
    async (lake) => {
      const post = (role: 'writer' | 'administrator' | null, body: object) =>
        refusal(lake.client(role).request({ method: 'POST', url, body }))
      const right = { label: 'Build', roleName: 'viewer' }
      expect(await post(null, right)).toMatchObject({ status: 401 })
      expect(await post('writer', right)).toMatchObject({ status: 403 })
      expect(await post('administrator', { ...right, roleName: 'owner' })).toMatchObject({
        status: 400,
        message: expect.stringContaining('owner'),
      })
      expect(await post('administrator', { ...right, label: ' ' })).toMatchObject({ status: 400 })
      expect(await post('administrator', { ...right, more: 1 })).toMatchObject({ status: 400 })
    },
  )

  contract(
    'GET /projects/:id/tokens',
    '@sanity/client',
    'lists all, without their keys',
    async (lake) => {
      const { id, key, client } = await makeToken(lake, 'viewer')
      await client.fetch('*')
      const list: unknown = await lake.client('administrator').request({ url })
      expect(list).toEqual([
        {
          id,
          label: 'A viewer',
          projectUserId: id,
          roles: [{ name: 'viewer', title: 'Viewer' }],
          createdAt: expect.any(String),
          lastUsedAt: expect.any(String),
        },
      ])
      expect(JSON.stringify(list)).not.toContain(key)
      expect(await refusal(lake.client('viewer').request({ url }))).toMatchObject({ status: 403 })
    },
  )

  contract(
    'DELETE /projects/:id/tokens/:token',
    '@sanity/client',
    'ends at once, and its streams too',
    async (lake) => {
      const { id, client } = await makeToken(lake, 'writer')
      const { _id } = await client.create({ _type: 'page' })
      const events: string[] = []
      const stream = client.listen('*', {}, { events: ['welcome', 'reconnect', 'mutation'] })
      const welcome = Promise.withResolvers<void>()
      const gone = Promise.withResolvers<void>()
      const subscription = stream.subscribe({
        next: ({ type }) => {
          events.push(type)
          if (type === 'welcome') welcome.resolve()
          else gone.resolve()
        },
        error: () => gone.resolve(),
      })
      await welcome.promise
      const remove = () =>
        lake.client('administrator').request({ method: 'DELETE', url: `${url}/${id}` })
      await remove()
      await gone.promise
      subscription.unsubscribe()
      expect(events).not.toContain('mutation')
      expect(await refusal(client.fetch('*'))).toMatchObject({ status: 401 })
      expect(await refusal(remove())).toMatchObject({ status: 404 })
      expect(await lake.client('viewer').users.getById(id as 'me')).toMatchObject({
        displayName: 'A writer',
        isRobot: true,
      })
      expect(await lake.client('viewer').getDocument(_id)).toMatchObject({ _id })
    },
  )
})

describe('tokens by the command line', () => {
  contract(
    'GET /access/project/:id/roles',
    'sanity CLI',
    'tells the roles that a token can have',
    async (lake) => {
      const made = sanity(lake, ['tokens', 'create', 'X', '--role', 'owner', '--yes'])
      await expect(made).rejects.toThrow('webhook')
    },
  )

  contract(
    'POST /access/project/:id/robots',
    'sanity CLI',
    'makes a token that ends by itself',
    async (lake) => {
      const robot = await sanity(lake, [
        'tokens',
        'create',
        'Build',
        '--role',
        'viewer',
        '--yes',
        '--json',
        '--expires-at',
        '2999-01-01',
      ])
      expect(robot).toMatchObject({
        label: 'Build',
        expiresAt: '2999-01-01T00:00:00.000Z',
        memberships: [{ resourceType: 'project', resourceId: 'local', roleNames: ['viewer'] }],
      })
      const { token } = z.object({ token: z.string() }).parse(robot)
      const client = lake.client(null).withConfig({ token, ignoreBrowserTokenWarning: true })
      expect(await client.users.getById('me')).toMatchObject({ name: 'Build', role: 'viewer' })
    },
  )

  contract('GET /access/project/:id/robots', 'sanity CLI', 'lists the tokens', async (lake) => {
    const { id } = await makeToken(lake, 'webhook')
    const printed = await sanity(lake, ['tokens', 'list', '--json'])
    expect(printed).toMatchObject([{ id, label: 'A webhook' }])
  })

  contract(
    'DELETE /access/project/:id/robots/:token',
    'sanity CLI',
    'ends a token',
    async (lake) => {
      const { id, client } = await makeToken(lake, 'viewer')
      await sanity(lake, ['tokens', 'delete', id, '--yes'])
      expect(await refusal(client.fetch('*'))).toMatchObject({ status: 401 })
    },
  )

  contract(
    'POST /access/robots/me/rotate',
    'sanity CLI',
    'exchanges a token for another',
    async (lake) => {
      const { id, key, client } = await makeToken(lake, 'writer')
      const robot = await sanity(lake, ['tokens', 'rotate', '--json'], key)
      expect(robot).toMatchObject({ id })
      const { token } = z.object({ token: z.string() }).parse(robot)
      expect(await refusal(client.fetch('*'))).toMatchObject({ status: 401 })
      expect(await client.withConfig({ token }).fetch('*')).toEqual([])
      const people = lake
        .client('writer')
        .request({ method: 'POST', url: '/access/robots/me/rotate' })
      expect(await refusal(people)).toMatchObject({ status: 401 })
    },
  )
})
