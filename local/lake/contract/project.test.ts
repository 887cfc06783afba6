import { describe, expect } from 'vitest'
import type { Role } from '../auth/roles.ts'
import { refusal } from '../testing/answers.ts'
import { contract } from '../testing/contract.ts'
import { STUDIO, type TestLake } from '../testing/test-lake.ts'

const get = (lake: TestLake, url: string, role: Role | null = 'writer') =>
  lake.client(role).request({ url })

/** The call answers with just this. */
const answers = (url: string, body: unknown) => async (lake: TestLake) => {
  expect(await get(lake, url)).toEqual(body)
}

/** The same, and another project's id is not found. */
const ofProject = (url: string, body: unknown) => async (lake: TestLake) => {
  expect(await get(lake, url)).toEqual(body)
  const other = url.replace('/local', '/other')
  expect(await refusal(get(lake, other))).toMatchObject({ status: 404 })
}

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
      await answers(url, empty)(lake)
      // https://www.sanity.io/docs/content-lake/technical-limits: 4 attributes.
      const attr = [2.5, 3.25, 'abc', 'def', true]
      const writer = lake.client('writer')
      await writer.create({ _id: 'a', _type: 'page', attr })
      const one = {
        documents: { count: { value: 1 } },
        fields: { count: { value: 9, limit: 2000 } },
      }
      // Beside _id, _type, _rev, _createdAt and _updatedAt.
      await answers(url, one)(lake)
      await writer.create({ _id: 'b', _type: 'page', attr: 'abc' })
      expect(await get(lake, url)).toMatchObject({ fields: { count: { value: 10 } } })
      expect(await refusal(get(lake, url, null))).toMatchObject({ status: 401 })
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

  contract(
    'GET /projects/:id/datasets/:dataset/settings/indexing',
    'Studio',
    'has no settings of its index',
    ofProject(`${DATASET}/settings/indexing`, {}),
  )
  contract(
    'GET /projects/:id/grants',
    'Studio',
    'has no grants beside the dataset’s',
    ofProject('/projects/local/grants', {}),
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
  contract(
    'GET /projects/:id/user-applications',
    'Studio',
    'has no other studios',
    ofProject('/projects/local/user-applications', []),
  )
  contract(
    'GET /projects/:id/new-content-release-allowed',
    'Studio',
    'has no releases',
    ofProject('/projects/local/new-content-release-allowed', false),
  )
  contract(
    'GET /subscriptions/project/:id',
    'Studio',
    'has no plan',
    ofProject('/subscriptions/project/local', {}),
  )
  contract(
    'GET /schedules/:id/:dataset',
    'Studio',
    'has no schedules',
    ofProject('/schedules/local/production', { schedules: [] }),
  )
  contract(
    'GET /access/project/:id/requests',
    'Studio',
    'nobody asks for access',
    ofProject('/access/project/local/requests', []),
  )
})

describe('datasets', () => {
  contract(
    'GET /data/doc/:dataset/:ids',
    '@sanity/client',
    'another dataset is not found',
    async (lake) => {
      const other = lake.client('writer').withConfig({ dataset: 'other' }).getDocument('a')
      const refused = await refusal(other)
      expect(refused).toMatchObject({ status: 404, type: 'Not Found' })
      expect(refused.message).toContain('Dataset "other" not found')
    },
  )
})

describe('what the Studio asks around the documents', () => {
  contract('GET /ping', 'Studio', 'is answered', answers('/ping', { pong: true }))
  contract('GET /data/ping', 'Studio', 'is answered', answers('/data/ping', { pong: true }))
  contract(
    'GET /data/ping/:dataset',
    'Studio',
    'is answered, so that it can tell how slow the way is',
    answers('/data/ping/production', { pong: true }),
  )
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
    answers('/data/references/production/documents/a/to?excludeInternalReferences=true', {
      totalCount: 0,
      references: [],
    }),
  )
  contract('GET /features', 'Studio', 'no feature is bought', answers('/features', []))
  contract('GET /help', 'Studio', 'there is no help menu', answers('/help', {}))
  contract(
    'GET /geoip/country',
    'Studio',
    'the country is not looked up',
    answers('/geoip/country', { country: null }),
  )
  contract(
    'GET /access/requests/me',
    'Studio',
    'nothing is asked for',
    answers('/access/requests/me', []),
  )
  contract(
    'GET /journey/announcements',
    'Studio',
    'there are none',
    answers('/journey/announcements', []),
  )
  contract(
    'GET /journey/unclaimed-project',
    'Studio',
    'the project is nobody else’s',
    answers('/journey/unclaimed-project', {}),
  )
  contract('GET /journey/trial', 'Studio', 'there is no trial', answers('/journey/trial', {}))
  contract(
    'GET /journey/:offer',
    'Studio',
    'there are no offers',
    answers('/journey/scheduled-publishing', null),
  )
  contract(
    'GET /intake/telemetry-status',
    'Studio',
    'telemetry is denied',
    answers('/intake/telemetry-status', { status: 'denied' }),
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
  contract('POST /descriptors/claim', 'Studio', 'a schema is known for a day', async (lake) => {
    const body = { descriptorId: 'x' }
    const reply = await lake
      .client('writer')
      .request({ method: 'POST', url: '/descriptors/claim', body })
    expect(reply).toEqual({ expirySeconds: 86_400 })
  })
  contract('POST /descriptors/synchronize', 'Studio', 'a schema needs no upload', async (lake) => {
    const reply = await lake
      .client('writer')
      .request({ method: 'POST', url: '/descriptors/synchronize', body: {} })
    expect(reply).toEqual({ expirySeconds: 86_400 })
  })
})
