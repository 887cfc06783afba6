import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { exportContent } from '../export/export-content.ts'

/** What an export of what is published would leave out, or not give back; a line each. */
export async function unexported(client: SanityClient, specs: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'check-'))
  try {
    const { lost } = await exportContent(client, { target: path.join(folder, 'export'), specs })
    return lost
  } finally {
    await rm(folder, { recursive: true })
  }
}
