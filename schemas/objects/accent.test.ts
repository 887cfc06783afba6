import { createSchema } from 'sanity'
import { expect, it } from 'vitest'
import { schemaTypes } from '../index.ts'
import { complaints } from '../testing/complaints.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })

it('accent field refuses an unreadable colour and accepts a readable one', async () => {
  const settings = (accent: object) => ({
    _id: 'drafts.siteSettings',
    _type: 'siteSettings',
    name: { _type: 'localeString', en: 'Exchange' },
    accent,
  })
  expect(await complaints(schema, settings({ dark: '#ffb020', light: '#ffb020' }))).toEqual([
    expect.stringMatching(
      /^error accent\.light: #ffb020 reaches .* #\w{6} is the nearest that does/,
    ),
  ])
  expect(await complaints(schema, settings({ dark: '#ffb020', light: '#8f5a00' }))).toEqual([])
})
