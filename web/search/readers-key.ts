import type { Client } from 'typesense'
import { Errors } from 'typesense'
import { locales } from '../config/locales.ts'
import { searchAlias, searchAliases } from './collection.ts'

/** Registers the key for readers' browsers: it may only search the site's collections. */
export async function registerReadersKey(admin: Client, key: string): Promise<void> {
  try {
    await admin.keys().create({
      description: 'Readers of the site',
      actions: ['documents:search'],
      // Searched by alias or by the collection's own name.
      collections: locales.map((locale) => `${searchAlias(locale)}(_[0-9]+)?`),
      value: key,
    })
  } catch (error) {
    // The server has the key already.
    if (!(error instanceof Errors.ObjectAlreadyExists)) throw error
  }
}

/** Throws when the readers' key may do anything but search, since everybody can read it in the site's pages. */
export async function assertSearchesOnly(reader: Client): Promise<void> {
  const documents = reader.collections(searchAliases.en).documents()
  const none = { filter_by: 'page_id:=`no such page`' }
  const attempts: [name: string, attempt: () => Promise<unknown>][] = [
    ['list keys', () => reader.keys().retrieve()],
    ['list collections', () => reader.collections().retrieve()],
    ['read all records', () => documents.export(none)],
    ['delete records', () => documents.delete(none)],
  ]
  for (const [name, attempt] of attempts) {
    if (!(await isRefused(attempt)))
      throw new Error(
        `TYPESENSE_SEARCH_KEY may ${name}, and every reader can see it. Use a key whose only action is documents:search.`,
      )
  }
}

async function isRefused(attempt: () => Promise<unknown>): Promise<boolean> {
  try {
    await attempt()
    return false
  } catch (error) {
    if (error instanceof Errors.RequestUnauthorized) return true
    throw error
  }
}
