import path from 'node:path'
import { parseArgs } from 'node:util'
import { scriptsEnv } from './env.ts'
import { lakeClient } from './lake-client.ts'
import { reportFailure } from './report-failure.ts'
import { dateOfChanges } from './sync-specs/changes/date-of-changes.ts'
import { syncReport } from './sync-specs/report.ts'
import { syncSpecs } from './sync-specs/sync-specs.ts'
import { writeBack } from './sync-specs/write-back/write-back.ts'
import { writeBackReport } from './sync-specs/write-back/write-back-report.ts'

try {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      'write-back': { type: 'boolean', default: false },
      correction: { type: 'boolean', default: false },
      removals: { type: 'boolean', default: false },
      date: { type: 'string' },
    },
  })
  const dryRun = values['dry-run']
  const { correction, removals } = values
  const options = {
    specs: path.join(import.meta.dirname, '..', 'specs'),
    dryRun,
    correction,
    removals,
    ...(values.date !== undefined && { date: dateOfChanges(values.date) }),
  }
  const client = lakeClient(scriptsEnv())
  if (values['write-back']) {
    const { sync, ...written } = await writeBack(client, options)
    console.log(writeBackReport(written, dryRun).join('\n'))
    if (sync) console.log(syncReport(sync, dryRun).join('\n'))
  } else {
    console.log(syncReport(await syncSpecs(client, options), dryRun).join('\n'))
  }
} catch (error) {
  reportFailure(error)
}
