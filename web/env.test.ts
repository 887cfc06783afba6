import { expect, it } from 'vitest'
import { parseEnv } from './env.ts'

it('takes an empty value for an absent one', () => {
  expect(parseEnv({ SANITY_API_HOST: '' }).SANITY_API_HOST).toBeUndefined()
})

it('names every bad value', () => {
  expect(() => parseEnv({ SITE_URL: 'nowhere', TYPESENSE_URL: 'x' })).toThrow(
    /TYPESENSE_URL.*SITE_URL/s,
  )
})
