import { createSchema } from 'sanity'
import { checkAll } from '../../schemas/checking/check-all.ts'
import { type CheckFinding, inOrder } from '../../schemas/checking/finding.ts'
import { documentTypes, schemaTypes } from '../../schemas/index.ts'
import { scriptsEnv } from '../env.ts'
import { lakeClient } from '../lake-client.ts'
import { reportFailure } from '../report-failure.ts'
import { terminal } from '../terminal.ts'
import { formatFinding, readOptions, summary } from './report.ts'

try {
  const { least, strict } = readOptions(process.argv.slice(2))
  const client = lakeClient(scriptsEnv())
  const schema = createSchema({ name: 'default', types: schemaTypes })
  const judge = {
    schema,
    getClient: ({ apiVersion }: { apiVersion: string }) => client.withConfig({ apiVersion }),
  }
  let step: ((done: number) => void) | undefined
  const from = performance.now()
  const all: CheckFinding[] = []
  let checked = 0
  await checkAll(client, judge, { types: documentTypes }, (found, progress) => {
    all.push(...found)
    checked = progress.checked
    step ??= terminal(process.stderr).step('Documents checked', progress.of)
    step(checked)
  })
  for (const finding of inOrder(all)) {
    const words = formatFinding(finding, least)
    if (words !== undefined) console.log(words)
  }
  console.log(summary(all, checked, (performance.now() - from) / 1000))
  if (all.some(({ level }) => level === 'error' || (strict && level === 'warning')))
    process.exitCode = 1
} catch (error) {
  reportFailure(error)
}
