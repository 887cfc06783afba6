import { describe, expect, it } from 'vitest'
import type { Role } from '../auth/roles.ts'
import { FIXED } from '../routes/project.ts'
import { refusal } from '../testing/answers.ts'
import { contract } from '../testing/contract.ts'
import { STUDIO, type TestLake, testLake } from '../testing/test-lake.ts'

const get = (lake: TestLake, url: string, role: Role | null = 'writer') =>
  lake.client(role).request({ url })

const DATASET = '/projects/local/datasets/production'

describe('the project', () => {
  contract(
    'GET /projects/:id',
    '@sanity/client',
    'tells its people to those who work on it',
    async (lake) => {
      const project = await lake.client('writer').projects.getById('local')
      expect(project.members.map(({ id, isCurrentUser }) => [id, isCurrentUser])).toEqual([
        ['administrator', false],
        ['writer', true],
        ['translator', false],
        ['viewer', false],
      ])
      expect(await get(lake, '/projects/local', null)).toMatchObject({ id: 'local', members: [] })
      const other = lake.client('writer').projects.getById('other')
      expect(await refusal(other)).toMatchObject({ status: 404 })
    },
  )

  contract(
    'GET /data/stats/:dataset',
    '@sanity/client',
    'counts attributes, each path with each type of value, for those who read all',
    async (lake) => {
      const url = '/data/stats/production'
      const empty = {
        documents: { count: { value: 0 } },
        fields: { count: { value: 0, limit: 2000 } },
      }
      expect(await get(lake, url)).toEqual(empty)
      // https://www.sanity.io/docs/content-lake/technical-limits: 4 attributes.
      const attr = [2.5, 3.25, 'abc', 'def', true]
      const writer = lake.client('writer')
      await writer.create({ _id: 'a', _type: 'page', attr })
      const one = {
        documents: { count: { value: 1 } },
        fields: { count: { value: 9, limit: 2000 } },
      }
      // In addition to _id, _type, _rev, _createdAt and _updatedAt.
      expect(await get(lake, url)).toEqual(one)
      await writer.create({ _id: 'b', _type: 'page', attr: 'abc' })
      expect(await get(lake, url)).toMatchObject({ fields: { count: { value: 10 } } })
      expect(await refusal(get(lake, url, null))).toMatchObject({ status: 401 })
    },
  )

  contract(
    'GET /data/doc/:dataset/:ids',
    '@sanity/client',
    'another dataset is not found',
    async (lake) => {
      const other = lake.client('writer').withConfig({ dataset: 'other' }).getDocument('a')
      const message = expect.stringContaining('Dataset "other" not found')
      expect(await refusal(other)).toMatchObject({ status: 404, type: 'Not Found', message })
    },
  )

  contract('GET /projects', '@sanity/client', 'is the only one', async (lake) => {
    const projects = await lake.client('writer').projects.list()
    expect(projects.map(({ id }) => id)).toEqual(['local'])
  })

  contract(
    'GET /projects/:id/datasets',
    '@sanity/client',
    'has one public dataset',
    async (lake) => {
      expect(await lake.client('writer').datasets.list()).toMatchObject([
        { name: 'production', aclMode: 'public' },
      ])
    },
  )

  contract(
    'GET /projects/:id/datasets/:dataset/acl',
    'Studio',
    'tells each role its grants',
    async (lake) => {
      const url = `${DATASET}/acl`
      const permissions = async (role: Role | null) => {
        const grants: { filter: string; permissions: string[] }[] = await get(lake, url, role)
        return grants.flatMap((grant) => grant.permissions)
      }
      expect(await get(lake, url, null)).toEqual([
        { filter: '_id in path("*")', permissions: ['read'] },
      ])
      expect(await permissions('viewer')).toEqual(['read', 'history'])
      expect(await permissions('translator')).not.toContain('editHistory')
      expect(await permissions('writer')).toContain('update')
      expect(await get(lake, url, 'administrator')).toMatchObject([
        { filter: '_id in path("**")', permissions: expect.arrayContaining(['create', 'update']) },
      ])
      for (const path of [
        '/projects/other/datasets/production/acl',
        '/projects/local/datasets/x/acl',
      ])
        expect(await refusal(get(lake, path))).toMatchObject({ status: 404 })
    },
  )

  contract('GET /projects/:id/roles', 'Studio', 'names the roles of people', async (lake) => {
    const roles: { name: string; title: string }[] = await get(lake, '/projects/local/roles')
    expect(roles.map(({ name, title }) => `${name} ${title}`)).toEqual([
      'administrator Administrator',
      'writer Writer',
      'translator Translator',
      'viewer Viewer',
    ])
  })
})

describe('calls of the Studio besides documents', () => {
  contract(
    'GET /check/cors',
    '@sanity/client',
    'tells whether a page may use the lake',
    async (lake) => {
      const check = async (origin: string) => {
        const response = await fetch(`${lake.url}/v1/check/cors`, { headers: { origin } })
        return response.json()
      }
      expect(await check(STUDIO)).toEqual({ result: { allowed: true, withCredentials: true } })
      expect(await check('http://evil.example')).toMatchObject({ result: { allowed: false } })
    },
  )
  contract(
    'GET /data/references/:dataset/documents/:id/to',
    'Studio',
    'other datasets, of which it asks who refers to a document, there are none',
    async (lake) => {
      const to = '/data/references/production/documents/a/to?excludeInternalReferences=true'
      expect(await get(lake, to)).toEqual({ totalCount: 0, references: [] })
    },
  )
  contract(
    'POST /intake/batch',
    'Studio',
    'what is told all the same is forgotten',
    async (lake) => {
      const body = { batch: [{ event: 'x'.repeat(10_000) }] }
      await lake.client('writer').request({ method: 'POST', url: '/intake/batch', body })
    },
  )

  it.each(Object.entries(FIXED))('%s is always answered alike: %j', async (call, reply) => {
    await using lake = await testLake()
    const [method = '', path = ''] = call.split(' ')
    const url = path
      .replace(':id', 'local')
      .replace(':dataset', 'production')
      .replace(':offer', 'x')
    const requestTo = (to: string) =>
      lake.client('writer').request({
        ...{ method, url: to },
        ...(method === 'POST' && { body: {} }),
      })
    expect(await requestTo(url)).toEqual(reply)
    if (path.includes(':id'))
      expect(await refusal(requestTo(url.replace('/local', '/other')))).toMatchObject({
        status: 404,
      })
  })
})
