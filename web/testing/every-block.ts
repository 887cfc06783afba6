import { fixtures } from '../../blocks/lists/fixture.ts'
import type { PageBlock } from '../../blocks/lists/resolve.ts'
import type { Locale } from '../config/locales.ts'
import type { PageData } from '../content/model/page-data.ts'
import { pageFixture, paragraph } from './page-fixture.ts'

const blocks = Object.values(fixtures).flatMap(({ shown }): PageBlock[] => shown({ paragraph }))

/** A page with a block of every kind. */
export function everyBlock(locale: Locale): PageData {
  const page = pageFixture('v5/every/block', 'Every block', blocks, { locale })
  return {
    ...page,
    updated: '2026-01-31T10:00:00Z',
    translation: { untranslated: false, missing: locale === 'en' ? [] : ['h', 'a'], stale: [] },
  }
}
