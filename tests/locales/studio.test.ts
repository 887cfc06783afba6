// @vitest-environment node
import { createSchema } from 'sanity'
import { expect, it, onTestFinished, vi } from 'vitest'
import { LOCALE, third, thirdLocale } from './third-locale.ts'

thirdLocale()

const fieldsOf = (type: unknown): string[] =>
  typeof type === 'object' && type !== null && 'fields' in type && Array.isArray(type.fields)
    ? type.fields.map(({ name }) => name)
    : []

it('texts, bodies and terms get a field for a third locale', async () => {
  const { schemaTypes } = await import('../../schemas/index.ts')
  const schema = createSchema({ name: 'default', types: schemaTypes })
  const own = ['enXA', 'enXASource']
  for (const type of ['localeString', 'localeText', 'localeBody'])
    expect(fieldsOf(schema.get(type))).toEqual(['en', 'zhTW', 'zhTWSource', ...own])
  expect(fieldsOf(schema.get('translationTerm'))).toContain('enXA')
})

it('a translator may write a third locale, and nothing else', async () => {
  const { foreignChange } = await import('../../local/lake/access/foreign-change.ts')
  const before = {
    _id: 'page-a',
    _type: 'page',
    _rev: '1',
    _createdAt: '',
    _updatedAt: '',
    title: { _type: 'localeString', en: 'A' },
  }
  const titled = (words: object) => ({ ...before, title: { ...before.title, ...words } })
  expect(foreignChange(before, titled({ enXA: 'Á', enXASource: 'A' }))).toBeNull()
  expect(foreignChange(before, titled({ other: 'Á' }))).toBe('title.other')
})

it('the translation queue contains pending texts of a third locale', async () => {
  const { queueOf } = await import('../../studio/translate/queue.ts')
  const title = { _type: 'localeString', en: 'A', zhTW: '甲' }
  const page = { _id: 'page-a', _type: 'page', _rev: '1', _updatedAt: '', title }
  expect(queueOf([page], 'zh-TW')[0]?.counts).toMatchObject({ translated: 1, missing: 0 })
  expect(queueOf([page], third)[0]?.counts).toMatchObject({ translated: 0, missing: 1 })
})

/** Variables without which modules of the Studio that know the site do not load. */
const setting = { SANITY_STUDIO_PROJECT_ID: 'local', SANITY_STUDIO_DATASET: 'production' }

it('a page’s preview opens in a third locale', async () => {
  for (const [name, value] of Object.entries(setting)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { documentAt, pageLocations } = await import('../../studio/preview/locations.ts')
  const page = { en: 'A', zhTW: '甲', enXA: 'Á', path: 'v5/a' }
  const { locations } = 'resolve' in pageLocations ? (pageLocations.resolve(page) ?? {}) : {}
  const [english, , own] = locations ?? []
  expect(own).toEqual({ title: 'Á', href: english?.href.replace('/v5/a', '/xa/v5/a') })
  expect(documentAt({ path: own?.href ?? '' })?.params).toEqual({ path: 'v5/a' })
})

it('texts of a specification in a third locale are read', async () => {
  const { schema } = await import('../../scripts/sync-specs/spec.ts')
  const { specText } = await import('../../scripts/sync-specs/words.ts')
  const written = { description: 'Price.', [`x-${LOCALE}`]: { description: 'Prîce.' } }
  expect(specText('localeText', schema.parse(written), 'description')).toEqual({
    _type: 'localeText',
    en: 'Price.',
    enXA: 'Prîce.',
  })
})
