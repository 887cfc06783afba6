// @vitest-environment node
import { createSchema } from 'sanity'
import { describe, expect, it } from 'vitest'
import { onlyTranslates } from './access.ts'
import { schemaTypes } from './index.ts'

const user = (...names: string[]) => ({ roles: names.map((name) => ({ name })) })

describe('the content model', () => {
  const schema = createSchema({ name: 'default', types: schemaTypes })

  it('has no problem according to the Studio', () => {
    const complaints = (schema._validation ?? []).flatMap((group) => group.problems)
    expect(complaints).toEqual([])
  })

  it('has every document type of the design', () => {
    const documents = schemaTypes.filter((type) => type.type === 'document')
    expect(documents.map((type) => type.name).sort()).toEqual([
      'announcement',
      'apiChannel',
      'apiEnvironment',
      'apiOperation',
      'changeReceiver',
      'changelogEntry',
      'docsVersion',
      'enumDefinition',
      'errorCode',
      'navigation',
      'page',
      'redirect',
      'searchCuration',
      'searchStopWords',
      'searchSynonym',
      'sidebar',
      'siteSettings',
      'translationTerm',
      'workflow',
    ])
  })
})

describe('onlyTranslates', () => {
  it('is true for a translator without a role that may write', () => {
    expect(onlyTranslates(user('translator'))).toBe(true)
    expect(onlyTranslates(user('translator', 'viewer'))).toBe(true)
    expect(onlyTranslates(user('translator', 'writer'))).toBe(false)
    expect(onlyTranslates(user('administrator'))).toBe(false)
    expect(onlyTranslates(null)).toBe(false)
  })
})
