import type { SanityClient } from '@sanity/client'
import { announcementOfSettings } from './announcement-of-settings.ts'
import { correctedChanges } from './corrected-changes.ts'
import type { Migration } from './migration.ts'
import { synonymsOfCode } from './synonyms-of-code.ts'

/** From the oldest model to today's. */
const MIGRATIONS: readonly Migration[] = [announcementOfSettings, correctedChanges, synonymsOfCode]

/**
 * Brings documents of an older content model to today's, each migration in one transaction, and returns a
 * line for each change. Doing it twice does it once. With `dryRun` nothing is written.
 */
export async function migrate(
  client: SanityClient,
  { dryRun }: { dryRun: boolean },
): Promise<string[]> {
  const lines: string[] = []
  for (const migration of MIGRATIONS) {
    const planned = await migration(client)
    lines.push(...planned.lines)
    if (!dryRun && planned.mutations.length > 0)
      await client.mutate(planned.mutations, { returnDocuments: false, tag: 'migrate' })
  }
  return lines
}
