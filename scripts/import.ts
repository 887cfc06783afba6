import path from 'node:path'
import { parseArgs } from 'node:util'
import { scriptsEnv } from './env.ts'
import { fail } from './fail.ts'
import { settleAnchors } from './import/anchors.ts'
import { pageDocuments } from './import/page-documents.ts'
import { readPages } from './import/read-pages.ts'
import { importReport, reportLines } from './import/report.ts'
import { writePages } from './import/write-pages.ts'
import { lakeClient } from './lake-client.ts'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      locale: { type: 'string', default: 'zh-TW' },
      site: { type: 'string', multiple: true, default: [] },
      'dry-run': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1) {
    throw new Error(
      'Name one folder: npm run import -- ../old-site [--locale zh-TW] [--site https://docs.example] [--dry-run] [--json]',
    )
  }
  const read = readPages({
    folder: path.resolve(folder),
    locale: values.locale,
    origins: values.site.map((origin) => origin.replace(/\/+$/, '')),
  })
  const anchors = settleAnchors(read)
  const client = values['dry-run'] ? undefined : lakeClient(scriptsEnv())
  const version = await client?.fetch<string | null>('*[_type == "docsVersion" && isLast][0]._id')
  const { documents, problems } = pageDocuments(read.en, read.translated, version ?? 'version-next')
  const report = importReport(read, documents, problems, anchors)
  const pages = client && (await writePages(client, documents))
  console.log(values.json ? JSON.stringify({ ...report, ...pages }, null, 2) : reportLines(report))
  if (pages && !values.json) {
    const { written, same, different } = pages
    console.log(
      `Written: ${written.length} pages. The same in the lake: ${same.length}. Otherwise there, and left so: ${different.length}`,
    )
    for (const id of different) console.log(`  ${id}`)
  }
  if (report.lost) process.exitCode = 1
} catch (error) {
  fail(error)
}
