import { parseArgs } from 'node:util'
import { z } from 'zod'
import { analyse } from '../web/client-check/analyse.ts'
import { indexApi } from '../web/client-check/api-index.ts'
import { changedSince } from '../web/client-check/changed-since.ts'
import { defaultSince } from '../web/client-check/since.ts'
import { findSurface, linkOf } from './breaks-me/find-surface.ts'
import { findingReport } from './breaks-me/finding-report.ts'
import { folderFiles } from './breaks-me/folder-files.ts'
import { reportFailure } from './report-failure.ts'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      since: { type: 'string', default: defaultSince() },
      site: { type: 'string' },
      surface: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const [given] = positionals
  if (given === undefined || positionals.length > 1)
    throw new Error(
      'Name one folder or file: npm run breaks-me -- ../my-client [--since 2026-01-31] [--site https://docs.example] [--surface api-surface.json] [--json]',
    )
  if (!z.iso.date().safeParse(values.since).success)
    throw new Error(`“${values.since}” is no date. Write --since as 2026-01-31.`)
  const { surface, origin } = await findSurface(values.surface, values.site)
  const analysis = await analyse(folderFiles(given), indexApi(surface))
  const changes = changedSince(analysis.used, surface.changes, values.since)
  const findings = [...analysis.findings, ...changes]
  if (values.json) {
    const linked = findings.map((finding) => ({ ...finding, href: linkOf(finding, origin) }))
    console.log(JSON.stringify({ ...analysis, since: values.since, findings: linked }, null, 2))
  } else console.log(findingReport(analysis, findings, origin).join('\n'))
  if (findings.some(({ breaking }) => breaking)) process.exitCode = 1
} catch (error) {
  reportFailure(error)
}
