import { expect, test } from 'vitest'
import { scriptsEnv } from './env.ts'

const good = { SANITY_PROJECT_ID: 'local', SANITY_DATASET: 'production', SANITY_WRITE_TOKEN: 't' }

test('scriptsEnv treats an empty variable as unset and drops a trailing slash', () => {
  const env = scriptsEnv({ ...good, TYPESENSE_URL: '', SANITY_API_HOST: 'http://localhost:3900/' })
  expect(env).toEqual({ ...good, SANITY_API_HOST: 'http://localhost:3900' })
})

test('scriptsEnv lists every wrong variable in one error', () => {
  expect(() => scriptsEnv({ ...good, SANITY_DATASET: '', TYPESENSE_URL: 'localhost' })).toThrow(
    /SANITY_DATASET is not set.*\n {2}TYPESENSE_URL is “localhost”: /,
  )
})
