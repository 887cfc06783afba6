import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exchangeEnv, lakeEnv, productValues, searchEnv } from './environment.ts'
import { environmentOf } from './process-environment.ts'
import { type ProcessName, processSchemas, productVariables } from './process-schemas.ts'
import { loadSecrets } from './secrets.ts'

const ports = { site: 1, studio: 2, lake: 3, search: 4, exchange: 5 }
const names = Object.keys(processSchemas) as ProcessName[] // as they are written there
/** Value of variables that the caller has set for other programs. */
const CALLERS = 'of the caller’s other project'
const others = ['AWS_SECRET_ACCESS_KEY', 'GITHUB_TOKEN', 'SSH_AUTH_SOCK', 'PGPASSWORD', 'API_KEY']

let data: ReturnType<typeof mkdtempDisposableSync>
beforeEach(() => {
  data = mkdtempDisposableSync(`${tmpdir()}/process-environment-`)
  for (const name of [...productVariables, ...others]) vi.stubEnv(name, CALLERS)
})
afterEach(() => {
  vi.unstubAllEnvs()
  data.remove()
})

function environments(): Record<ProcessName, NodeJS.ProcessEnv> {
  const options = { ports, data: data.path, root: '/' }
  const secrets = loadSecrets(data.path)
  const values = productValues(options, secrets)
  const all = names.map((name) => [name, environmentOf(name, values)])
  return {
    ...Object.fromEntries(all),
    lake: lakeEnv(options, secrets, true),
    search: searchEnv(options, secrets),
    exchange: exchangeEnv(options, secrets),
  }
}

describe('the environment of a process of the stack', () => {
  it.each(names)('%s: contains only those product variables that the process reads', (name) => {
    const read = new Set(Object.keys(processSchemas[name].shape))
    const given = Object.keys(environments()[name])
    expect(given.filter((each) => productVariables.has(each) && !read.has(each))).toEqual([
      // Set for every child process.
      ...(read.has('NODE_ENV') ? [] : ['NODE_ENV']),
    ])
    expect(given.filter((each) => others.includes(each))).toEqual([])
    expect(given).toContain('PATH')
  })

  it('contains only those secrets that the process uses', () => {
    const {
      robots,
      webhookSecret,
      changesSecret,
      cronSecret,
      searchAdminKey,
      searchKey,
      exchange,
    } = loadSecrets(data.path)
    const secrets = {
      'scripts’ token': robots.scripts.token,
      'publisher’s token': robots.publisher.token,
      'reporter’s token': robots.reporter.token,
      'site’s token': robots.site.token,
      webhookSecret,
      changesSecret,
      cronSecret,
      searchAdminKey,
      searchKey,
      'sandbox’s secret': exchange.secret,
    }
    const held = Object.entries(environments()).map(([name, env]) => {
      const values = new Set(Object.values(env))
      const found = Object.entries(secrets).filter(([, secret]) => values.has(secret))
      return [name, found.map(([secret]) => secret)]
    })
    expect(Object.fromEntries(held)).toEqual({
      lake: ['webhookSecret'],
      search: ['searchAdminKey'],
      exchange: ['sandbox’s secret'],
      site: [
        'publisher’s token',
        'reporter’s token',
        'site’s token',
        'webhookSecret',
        'changesSecret',
        'cronSecret',
        'searchAdminKey',
        'searchKey',
      ],
      'site-build': ['site’s token', 'searchKey'],
      publisher: ['publisher’s token'],
      studio: [],
      'studio-build': [],
      'studio-dev': [],
      fill: ['scripts’ token'],
      'sync-search': ['scripts’ token', 'site’s token', 'searchAdminKey', 'searchKey'],
    })
  })

  it('contains the caller’s values where the stack sets none', () => {
    const { site, lake } = environments()
    expect([site['PAGES_BUILT_AHEAD'], lake['LAKE_WEBHOOK_HOSTS']]).toEqual([CALLERS, CALLERS])
    expect([site['SANITY_DATASET'], site['NODE_ENV']]).toEqual(['production', 'production'])
  })

  it('has tokens of robots for reading, never a person’s', () => {
    const { users } = loadSecrets(data.path)
    const tokens = new Set(users.map(({ token }) => token))
    const held = Object.values(environments()).flatMap((env) => Object.values(env))
    expect(held.filter((value) => value !== undefined && tokens.has(value))).toEqual([])
  })
})
