import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import type { Client } from 'typesense'
import { type Locale, locales } from '../../web/config/locales.ts'
import { fetchRevisions, type Revision } from '../../web/content/revisions/revisions.ts'
import { fetchTuning, type SearchTuning } from '../../web/content/tuning/tuning.ts'
import { changes } from '../../web/publishing/changes.ts'
import { type FailedDocument, reasonOf } from '../../web/publishing/invalid-content-error.ts'
import { documentReindexer, type Index } from '../../web/publishing/reindex-document.ts'
import { buildCollection } from '../../web/search/build-collection.ts'
import { schemaRevision, searchAliases } from '../../web/search/collection.ts'
import { useCollection } from '../../web/search/full-reindex.ts'
import { readIndex } from '../../web/search/index-state.ts'
import { isUpToDate, planSync } from '../../web/search/sync-plan.ts'
import { pushTuning, staleSets } from '../../web/search/tuning/push-tuning.ts'
import { forEachLimited } from '../../web/server/limits/for-each-limited.ts'
import type { Terminal } from '../terminal.ts'
import { addIndexedRecords } from './add-indexed-records.ts'
import { describePlan } from './describe-plan.ts'
import { loadRecords, type RecordFiles } from './load-records.ts'

const CHANGES_AT_A_TIME = 50
/** Most rounds of catching up with content that is published meanwhile. */
const MAX_ROUNDS = 20

export interface SearchSyncOptions {
  /** Only reports; writes nothing. */
  dryRun: boolean
  /** Rebuilds indexes that are up to date too. */
  force: boolean
}

/**
 * Brings the search index up to date with the content: a locale that differs gets a new collection, which replaces the
 * old one when it is complete and includes documents published meanwhile. When anything fails, readers keep the old
 * index; a page that cannot be shown keeps its old records. Returns the documents that failed.
 */
export async function syncSearch(
  content: SanityClient,
  search: Client,
  terminal: Terminal,
  options: SearchSyncOptions,
): Promise<FailedDocument[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'search-records-'))
  try {
    const since = await fetchRevisions(content)
    const { tuning, malformed } = await fetchTuning(content)
    const { files: records, failed, behind } = await loadRecords(content, terminal, folder)
    for (const { id, type, cause } of malformed) failed.push({ id, type, reason: reasonOf(cause) })
    for (const { id, reason } of failed) terminal.say(`${id} stays as it was: ${reason}`)
    await addIndexedRecords(search, behind, records)
    const due = await localesDue(search, records, terminal, options)
    await saySets(search, tuning, terminal, options)
    if (options.dryRun) terminal.say('A dry run: nothing was written.')
    else {
      await pushTuning(search, tuning, searchAliases)
      if (due.length === 0) terminal.say('Nothing to do; --force builds it anew.')
      else await rebuild(content, search, terminal, { due, records, since })
    }
    return failed
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The locales whose index differs from `records`. */
async function localesDue(
  search: Client,
  records: RecordFiles,
  terminal: Terminal,
  { force }: SearchSyncOptions,
): Promise<Locale[]> {
  const due: Locale[] = []
  for (const locale of locales) {
    const state = await readIndex(search, locale)
    const plan = planSync(state, records[locale].contents, schemaRevision(locale))
    terminal.say(`${locale}: ${describePlan(plan)}`)
    if (force || !isUpToDate(plan)) due.push(locale)
  }
  return due
}

/** Reports the synonyms, curations and stop words that differ between server and content. */
async function saySets(
  search: Client,
  tuning: SearchTuning,
  terminal: Terminal,
  { dryRun }: SearchSyncOptions,
): Promise<void> {
  for (const { name } of await staleSets(search, tuning, searchAliases))
    terminal.say(`${name}: ${dryRun ? 'would be' : 'are'} renewed`)
}

interface DueSync {
  due: readonly Locale[]
  records: RecordFiles
  /** The content's revisions from before the records were read. */
  since: Revision[]
}

async function rebuild(
  content: SanityClient,
  search: Client,
  terminal: Terminal,
  { due, records, since }: DueSync,
): Promise<void> {
  const built: { locale: Locale; name: string }[] = []
  let seen: Revision[]
  try {
    for (const locale of due) {
      const step = terminal.step(`Writing ${locale}`, records[locale].contents.total)
      built.push({ locale, name: await buildCollection(search, locale, records[locale], step) })
    }
    const names = Object.fromEntries(built.map(({ locale, name }) => [locale, name]))
    seen = await catchUp({ content, search, collections: { ...searchAliases, ...names } }, since)
  } catch (error) {
    for (const { name } of built) await search.collections(name).delete()
    throw error
  }
  // All at once: documents published before the switch are only in the old collections.
  const use = built.map(async ({ locale, name }) => {
    const deleted = await useCollection(search, locale, name)
    terminal.say(
      `${locale}: ${name} is in use, with ${records[locale].contents.total} records${deleted.length > 0 ? `; deleted ${deleted.join(', ')}` : ''}`,
    )
  })
  // Waits for every locale before it fails for one: switched collections must still be caught up.
  const used = await Promise.allSettled(use)
  // The webhook has indexed documents published meanwhile into the old collections.
  await catchUp({ content, search, collections: searchAliases }, seen)
  // Curations refer to records, which may differ in the new collections.
  await pushTuning(search, (await fetchTuning(content)).tuning, searchAliases)
  for (const each of used) if (each.status === 'rejected') throw each.reason
}

/**
 * Indexes the documents published since a state of the content, and those published meanwhile: no document that readers
 * could find may be missing after the switch. Returns the last state that it read.
 */
async function catchUp(index: Index, since: Revision[]): Promise<Revision[]> {
  let seen = since
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const now = await fetchRevisions(index.content)
    const missed = changes(seen, now)
    seen = now
    if (missed.length === 0) break
    const follow = documentReindexer(index)
    // A document that fails now has failed in the site's webhook too, which keeps it as a dead letter.
    await forEachLimited(missed, CHANGES_AT_A_TIME, async (change) => void (await follow(change)))
  }
  return seen
}
