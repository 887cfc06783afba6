import { execFile } from 'node:child_process'
import path from 'node:path'
import { type TestLake, tokenOf } from '../../local/lake/testing/test-lake.ts'
import type { ImportReport } from '../../scripts/import/report.ts'
import type { UpdateResult } from '../../scripts/import/update-pages.ts'
import type { WriteResult } from '../../scripts/write-documents/write-documents.ts'

const root = path.join(import.meta.dirname, '..', '..')

interface ImportRun {
  /** Exit status. */
  status: unknown
  report: ImportReport & Partial<WriteResult> & { update?: UpdateResult }
}

/** Runs the import of a folder into a lake as a command. */
export function runImport(
  { url }: TestLake,
  folder: string,
  ...options: string[]
): Promise<ImportRun> {
  const env = {
    ...process.env,
    SANITY_PROJECT_ID: 'local',
    SANITY_DATASET: 'production',
    SANITY_API_HOST: url,
    SANITY_WRITE_TOKEN: tokenOf('administrator'),
  }
  const script = path.join(root, 'scripts/import.ts')
  const args = [script, folder, '--site', 'https://docs.exchange.example', '--json', ...options]
  const running = { env, cwd: root, maxBuffer: 64 * 1024 * 1024 }
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['--conditions=react-server', ...args],
      running,
      (error, out, wrong) => {
        if (out === '') reject(new Error(wrong, { cause: error }))
        else resolve({ status: error?.code ?? 0, report: JSON.parse(out) })
      },
    )
  })
}

/** All documents of a lake but its system documents. */
export function everything({ client }: TestLake): Promise<{ _id: string; _type: string }[]> {
  return client('administrator').fetch('*[!(_id in path("_.**"))] | order(_id)')
}
