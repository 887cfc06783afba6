import { describe, expect, it } from 'vitest'
import { administratorsOnly, writersOnly } from '../../schemas/access.ts'
import { documentReason, fieldReason, restrictionOf } from './reasons.ts'
import { specFile } from './spec-file.ts'

const user = (...names: string[]) => ({ roles: names.map((name) => ({ name })) })

it.each([
  ['viewer', 'page', 'reads'],
  ['nobody-knows', 'page', 'reads'],
  ['translator', 'page', 'translates'],
  ['translator', 'siteSettings', 'translates'],
  ['writer', 'page', undefined],
  ['writer', 'docsVersion', 'administrators'],
  ['writer', 'siteSettings', 'administrators'],
  ['writer', 'apiEnvironment', 'administrators'],
  ['writer', 'changeReceiver', 'administrators'],
  ['writer', 'apiOperation', 'specification'],
  // Roles of the hosted service.
  ['editor', 'page', undefined],
  ['contributor', 'page', undefined],
  ['developer', 'siteSettings', 'administrators'],
  ['administrator', 'siteSettings', undefined],
])('documentReason for a %s and a %s: %s', (role, type, reason) => {
  expect(documentReason(user(role), type)).toBe(reason)
})

it('documentReason uses the role with the most rights', () => {
  expect(documentReason(user('translator', 'writer'), 'page')).toBeUndefined()
  expect(documentReason(null, 'page')).toBe('reads')
})

describe('fieldReason', () => {
  const at = (documentType: string, readOnly: unknown = writersOnly, path = ['title', 'en']) => ({
    documentType,
    path,
    restriction: restrictionOf(readOnly),
  })

  it('names to a translator the role that may change the field', () => {
    expect(fieldReason(user('translator'), at('page'))).toBe('byWriters')
    expect(fieldReason(user('translator'), at('siteSettings'))).toBe('byAdministrators')
  })

  it('names the specification for a field at the top level only', () => {
    expect(fieldReason(user('writer'), at('apiOperation', true, ['method']))).toBe(
      'inSpecification',
    )
    const deep = at('apiOperation', true, ['parameters', 'a', 'type'])
    expect(fieldReason(user('writer'), deep)).toBeUndefined()
  })

  it('returns undefined if the whole form is read-only, such as an old revision', () => {
    for (const role of ['writer', 'translator', 'administrator'])
      expect(fieldReason(user(role), at('page', false))).toBeUndefined()
    expect(fieldReason(user('writer'), at('page', writersOnly))).toBeUndefined()
  })

  it('names administrators if the user may change other fields of the document', () => {
    expect(fieldReason(user('writer'), at('page', administratorsOnly))).toBe('byAdministrators')
    expect(fieldReason(user('administrator'), at('page', administratorsOnly))).toBeUndefined()
  })

  it('returns undefined if the note above the form states the reason', () => {
    expect(fieldReason(user('viewer'), at('page'))).toBeUndefined()
    expect(fieldReason(user('writer'), at('docsVersion'))).toBeUndefined()
  })
})

it.each([
  ['apiOperation', 'market', 'market.yaml'],
  ['apiChannel', 'private', 'websocket/private.yaml'],
  ['enumDefinition', undefined, 'enums.yaml'],
  ['errorCode', 'spot-trade', 'errors/spot-trade.yaml'],
])('specFile returns the file of an %s', (type, spec, file) => {
  expect(specFile(type, spec)).toBe(file)
})
