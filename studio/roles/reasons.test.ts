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
  // As the hosted service names them.
  ['editor', 'page', undefined],
  ['contributor', 'page', undefined],
  ['developer', 'siteSettings', 'administrators'],
  ['administrator', 'siteSettings', undefined],
])('a %s finds above a %s: %s', (role, type, reason) => {
  expect(documentReason(user(role), type)).toBe(reason)
})

it('counts the right that goes furthest', () => {
  expect(documentReason(user('translator', 'writer'), 'page')).toBeUndefined()
  expect(documentReason(null, 'page')).toBe('reads')
})

describe('a read-only field', () => {
  const at = (documentType: string, readOnly: unknown = writersOnly, path = ['title', 'en']) => ({
    documentType,
    path,
    restriction: restrictionOf(readOnly),
  })

  it('tells a translator who changes it', () => {
    expect(fieldReason(user('translator'), at('page'))).toBe('byWriters')
    expect(fieldReason(user('translator'), at('siteSettings'))).toBe('byAdministrators')
  })

  it('names the specification, once', () => {
    expect(fieldReason(user('writer'), at('apiOperation', true, ['method']))).toBe(
      'inSpecification',
    )
    const deep = at('apiOperation', true, ['parameters', 'a', 'type'])
    expect(fieldReason(user('writer'), deep)).toBeUndefined()
  })

  it('says nothing of roles where all is read-only, as an old revision or what readers see', () => {
    for (const role of ['writer', 'translator', 'administrator'])
      expect(fieldReason(user(role), at('page', false))).toBeUndefined()
    expect(fieldReason(user('writer'), at('page', writersOnly))).toBeUndefined()
  })

  it('tells who runs the site where the others of the document are free', () => {
    expect(fieldReason(user('writer'), at('page', administratorsOnly))).toBe('byAdministrators')
    expect(fieldReason(user('administrator'), at('page', administratorsOnly))).toBeUndefined()
  })

  it('says nothing where the note above the form has said it', () => {
    expect(fieldReason(user('viewer'), at('page'))).toBeUndefined()
    expect(fieldReason(user('writer'), at('docsVersion'))).toBeUndefined()
  })
})

it.each([
  ['apiOperation', 'market', 'market.yaml'],
  ['apiChannel', 'private', 'websocket/private.yaml'],
  ['enumDefinition', undefined, 'enums.yaml'],
  ['errorCode', 'spot-trade', 'errors/spot-trade.yaml'],
])('knows the file of an %s', (type, spec, file) => {
  expect(specFile(type, spec)).toBe(file)
})
