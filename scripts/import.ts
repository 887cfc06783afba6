import path from 'node:path'
import { parseArgs } from 'node:util'
import { scriptsEnv } from './env.ts'
import { fail } from './fail.ts'
import { settleAnchors } from './import/anchors.ts'
import { pageDocuments } from './import/page-documents.ts'
import { readPages } from './import/read-pages.ts'
import { importReport, reportLines } from './import/report.ts'
import { tellConflicts } from './import/update/conflicts.ts'
import { updatePages } from './import/update/update-pages.ts'
import { writePages } from './import/write-pages.ts'
import { writtenLines } from './import/written-lines.ts'
import { lakeClient } from './lake-client.ts'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      locale: { type: 'string', default: 'zh-TW' },
      site: { type: 'string', multiple: true, default: [] },
      'dry-run': { type: 'boolean', default: false },
      update: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1) {
    throw new Error(
      'Name one folder: npm run import -- ../old-site [--locale zh-TW] [--site https://docs.example] [--update] [--dry-run] [--json]',
    )
  }
  const read = readPages({
    folder: path.resolve(folder),
    locale: values.locale,
    origins: values.site.map((origin) => origin.replace(/\/+$/, '')),
  })
  const anchors = settleAnchors(read)
  const dryRun = values['dry-run']
  const client = dryRun && !values.update ? undefined : lakeClient(scriptsEnv())
  const version = await client?.fetch<string | null>('*[_type == "docsVersion" && isLast][0]._id')
  const { documents, problems } = pageDocuments(read.en, read.translated, version ?? 'version-next')
  const report = importReport(read, documents, problems, anchors)
  const pages = client && !dryRun ? await writePages(client, documents) : undefined
  const result = client && values.update ? await updatePages(client, documents, dryRun) : undefined
  const update = result && { ...result, conflicts: tellConflicts(result, read) }
  const all = { ...report, ...pages, ...(update && { update }) }
  console.log(values.json ? JSON.stringify(all, null, 2) : reportLines(report))
  if (!values.json) for (const line of writtenLines(pages, update)) console.log(line)
  if (report.lost || (update && update.conflicts.length > 0)) process.exitCode = 1
} catch (error) {
  fail(error)
}
