import { expect, it } from 'vitest'
import { needlessSecrets, parseEnv } from './env.ts'

it('takes an empty value for an absent one', () => {
  expect(parseEnv({ SANITY_API_HOST: '' }).SANITY_API_HOST).toBeUndefined()
})

it('takes a number of pages, or all', () => {
  expect(parseEnv({}).PAGES_BUILT_AHEAD).toBe(2000)
  expect(parseEnv({ PAGES_BUILT_AHEAD: '50' }).PAGES_BUILT_AHEAD).toBe(50)
  expect(parseEnv({ PAGES_BUILT_AHEAD: 'all' }).PAGES_BUILT_AHEAD).toBe(Number.POSITIVE_INFINITY)
  expect(() => parseEnv({ PAGES_BUILT_AHEAD: '0' })).toThrow(/PAGES_BUILT_AHEAD/)
})

it('names a secret that the site has no use for', () => {
  expect(needlessSecrets({ SANITY_WRITE_TOKEN: 't', SANITY_READ_TOKEN: 't' })).toEqual([
    'SANITY_WRITE_TOKEN',
  ])
  expect(needlessSecrets({ SANITY_WRITE_TOKEN: '', SANITY_READ_TOKEN: 't' })).toEqual([])
})

it('names every bad value', () => {
  expect(() => parseEnv({ SITE_URL: 'nowhere', TYPESENSE_URL: 'x' })).toThrow(
    /TYPESENSE_URL.*SITE_URL/s,
  )
})

it('takes the address of a Redis, with TLS or without, and nothing else for it', () => {
  for (const url of ['redis://localhost:6379', 'rediss://:secret@redis.example:6380/1'])
    expect(parseEnv({ REDIS_URL: url }).REDIS_URL).toBe(url)
  for (const url of ['http://localhost:6379', 'localhost:6379'])
    expect(() => parseEnv({ REDIS_URL: url })).toThrow(/REDIS_URL.*must be redis:/)
})
