import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { exportContent } from '../export/export-content.ts'

/** Returns one line for each published value that an export would omit or not restore. */
export async function unexported(client: SanityClient, specs: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'check-'))
  try {
    const { lost } = await exportContent(client, { target: path.join(folder, 'export'), specs })
    return lost
  } finally {
    await rm(folder, { recursive: true })
  }
}
