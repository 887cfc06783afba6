import 'server-only'
import { cacheTag } from 'next/cache'
import type { Locale } from '../locales.ts'
import { pathsTag, pathTag } from '../tags.ts'
import { contentClient } from './client.ts'
import { keepFor } from './keep-for.ts'
import { lastGood } from './last-good.ts'
import { type PageResult, readPage } from './read-page.ts'

const last = lastGood<PageResult>('page')

/** What stands at `path`, kept until one of the documents that it shows is published again. */
export async function cachedPage(path: string, locale: Locale): Promise<PageResult> {
  'use cache'
  const { value, fresh } = await last.read(`${locale}/${path}`, () =>
    readPage(contentClient(), path, locale),
  )
  keepFor(fresh)
  if (value.kind !== 'page') cacheTag(pathsTag, pathTag(path))
  else cacheTag(...value.data.dependencies)
  // Shown under another address, until a page of that very address is published.
  if (value.kind === 'page' && value.data.path !== path) cacheTag(pathTag(path))
  return value
}
