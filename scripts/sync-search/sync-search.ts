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
import { eachAtATime } from '../../web/server/limits/each-at-a-time.ts'
import type { Terminal } from '../terminal.ts'
import { describePlan } from './describe-plan.ts'
import { keepRecords } from './keep-records.ts'
import { loadRecords, type RecordFiles } from './load-records.ts'

const CHANGES_AT_A_TIME = 50
/** How often it is caught up with writers who publish all the time. */
const MAX_ROUNDS = 20

export interface SearchSyncOptions {
  /** Only says what it would do. */
  dryRun: boolean
  /** Rebuilds what is as it should be. */
  force: boolean
}

/**
 * Makes the search say what the content says: where anything differs, the locale gets a new
 * collection, which readers see once it is complete. What is published meanwhile goes into it too.
 * When anything fails, readers keep what they have; of a page that cannot be shown as it is published,
 * they keep what the search said before. Returns what is to be mended.
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
    await keepRecords(search, behind, records)
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

/** The locales whose index says something else than `records`. */
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

/** Says which synonyms, curations and stop words the server has otherwise than the content. */
async function saySets(
  search: Client,
  tuning: SearchTuning,
  terminal: Terminal,
  { dryRun }: SearchSyncOptions,
): Promise<void> {
  for (const { name } of await staleSets(search, tuning, searchAliases))
    terminal.say(`${name}: ${dryRun ? 'would be' : 'are'} renewed`)
}

interface Due {
  due: readonly Locale[]
  records: RecordFiles
  /** The state of the content from before it was read. */
  since: Revision[]
}

async function rebuild(
  content: SanityClient,
  search: Client,
  terminal: Terminal,
  { due, records, since }: Due,
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
  // At once: what is published until then, readers find in the collections from before alone.
  const use = built.map(async ({ locale, name }) => {
    const deleted = await useCollection(search, locale, name)
    terminal.say(
      `${locale}: ${name} is in use, with ${records[locale].contents.total} records${deleted.length > 0 ? `; deleted ${deleted.join(', ')}` : ''}`,
    )
  })
  // Both, before it fails for one: what a reader has must be caught up with.
  const used = await Promise.allSettled(use)
  // The webhook wrote what was published in between to the collections from before.
  await catchUp({ content, search, collections: searchAliases }, seen)
  // Curations name records, which the new collections may have otherwise.
  await pushTuning(search, (await fetchTuning(content)).tuning, searchAliases)
  for (const each of used) if (each.status === 'rejected') throw each.reason
}

/**
 * Indexes what was published since a state of the content, and what was published while it did so:
 * nothing that readers have found may be missing when they get another index. Returns the state that
 * it saw last.
 */
async function catchUp(index: Index, since: Revision[]): Promise<Revision[]> {
  let seen = since
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const now = await fetchRevisions(index.content)
    const missed = changes(seen, now)
    seen = now
    if (missed.length === 0) break
    const follow = documentReindexer(index)
    // What fails by its content now, the site was told of and keeps as a dead letter.
    await eachAtATime(missed, CHANGES_AT_A_TIME, async (change) => void (await follow(change)))
  }
  return seen
}
