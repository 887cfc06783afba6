import path from 'node:path'
import { scriptsEnv } from './env.ts'
import { exportContent } from './export/export-content.ts'
import { lakeClient } from './lake-client.ts'
import { reportFailure } from './report-failure.ts'

const [folder] = process.argv.slice(2)

try {
  if (folder === undefined) throw new Error('Name the folder: npm run export -- <folder>')
  const target = path.resolve(folder)
  const specs = path.join(import.meta.dirname, '..', 'specs')
  const { files, lost } = await exportContent(lakeClient(scriptsEnv()), { target, specs })
  console.log(`Exported to ${target}: ${files} files.`)
  if (lost.length > 0) {
    throw new Error(
      `The folder does not hold ${lost.length} of what the lake holds; all else was written:\n  ${lost.join('\n  ')}`,
    )
  }
} catch (error) {
  reportFailure(error)
}
