import { expect, it } from 'vitest'
import type { WebEnv } from './env.ts'
import { securityHeaders } from './security-headers.ts'

// What the headers are made of, of all that the site is set up with.
const env = {
  NODE_ENV: 'production',
  TYPESENSE_URL: 'https://search.example/a',
  SITE_URL: 'http://localhost:3000',
} as WebEnv

const policyOf = (
  outside: Omit<Parameters<typeof securityHeaders>[1], 'scripts'>,
  more: Partial<WebEnv> = {},
) => {
  const headers = new Map(
    securityHeaders({ ...env, ...more }, { scripts: [`'sha256-a'`], ...outside }).map(
      ({ key, value }) => [key, value],
    ),
  )
  const rules = headers.get('Content-Security-Policy')?.split('; ') ?? []
  const policy = new Map(
    rules.map((rule) => {
      const [name = '', ...sources] = rule.split(' ')
      return [name, sources.join(' ')]
    }),
  )
  return { headers, policy }
}

it('runs and loads what the site has, and calls what it is told', () => {
  const { headers, policy } = policyOf({ called: ['https://api.example'] })
  expect(policy.get('script-src')).toBe(`'self' 'sha256-a'`)
  expect(policy.get('require-trusted-types-for')).toBe(`'script'`)
  expect(policy.get('trusted-types')).toBe('default')
  expect(policy.get('connect-src')).toBe(`'self' https://search.example https://api.example`)
  for (const name of ['default-src', 'base-uri', 'form-action', 'frame-ancestors', 'font-src'])
    expect(policy.get(name), name).toBe(`'self'`)
  for (const name of ['script-src-attr', 'frame-src', 'object-src'])
    expect(policy.get(name), name).toBe(`'none'`)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
})

it('may be framed by the one that is named, and stays in touch with no window that opened it', () => {
  const { headers, policy } = policyOf({ called: [], framedBy: 'https://studio.example' })
  expect(policy.get('frame-ancestors')).toBe(`'self' https://studio.example`)
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
})

it('lets pages tell their figures where somebody wants them', () => {
  const { policy } = policyOf({ called: [] }, { WEB_VITALS_URL: 'https://figures.example/a?b' })
  expect(policy.get('connect-src')).toBe(`'self' https://search.example https://figures.example`)
})

it('asks browsers to stay with https where the site has it', () => {
  const names = (SITE_URL: string) =>
    securityHeaders({ ...env, SITE_URL }, { scripts: [], called: [] }).map(({ key }) => key)
  expect(names('http://localhost:3000')).not.toContain('Strict-Transport-Security')
  expect(names('https://docs.example')).toContain('Strict-Transport-Security')
})
