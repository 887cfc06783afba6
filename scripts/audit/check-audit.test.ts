import { expect, it } from 'vitest'
import { checkAudit } from './check-audit.ts'

const of = (severity: string, url: string) => ({
  source: 1,
  name: 'a',
  title: 'Reads too far',
  url,
  severity,
  range: '<2',
})
const audit = (...via: unknown[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { a: { via }, b: { via: ['a'] }, c: { via } },
  })

it('finds each grave advisory once and counts the others', () => {
  const printed = audit(of('high', 'u:1'), of('critical', 'u:2'), of('moderate', 'u:3'))
  expect(checkAudit(printed, {})).toMatchObject({
    grave: [{ url: 'u:1' }, { url: 'u:2' }],
    others: 1,
  })
})

it('leaves out what was accepted', () => {
  expect(checkAudit(audit(of('high', 'u:1')), { 'u:1': 'reason' })).toEqual({
    grave: [],
    others: 1,
  })
})

it('is content with no advisory', () => {
  expect(checkAudit(JSON.stringify({ vulnerabilities: {} }), {})).toEqual({ grave: [], others: 0 })
})

it.each([
  ['{"message":"405 Method Not Allowed","error":{"summary":""}}', '405 Method Not Allowed'],
  ['{"error":{"code":"ENOTFOUND","summary":"getaddrinfo ENOTFOUND"}}', 'getaddrinfo ENOTFOUND'],
  ['<html>Sign in</html>', '<html>Sign in</html>'],
  ['', 'nothing'],
])('says why there is no audit: %s', (printed, answer) => {
  expect(checkAudit(printed, {})).toEqual({ answer })
})

it('refuses an audit that it does not understand', () => {
  expect(() => checkAudit(audit(of('grave', 'u:1')), {})).toThrow(/severity/)
})
