import { createSchema } from 'sanity'
import { checkAll } from '../../schemas/checking/check-all.ts'
import { type Finding, inOrder } from '../../schemas/checking/finding.ts'
import { documentTypes, schemaTypes } from '../../schemas/index.ts'
import { scriptsEnv } from '../env.ts'
import { lakeClient } from '../lake-client.ts'
import { reportFailure } from '../report-failure.ts'
import { printed, readOptions, summary } from './report.ts'

try {
  const { least, strict } = readOptions(process.argv.slice(2))
  const client = lakeClient(scriptsEnv())
  const schema = createSchema({ name: 'default', types: schemaTypes })
  const judge = {
    schema,
    getClient: ({ apiVersion }: { apiVersion: string }) => client.withConfig({ apiVersion }),
  }
  const line = progressLine(process.stderr)
  const from = performance.now()
  const all: Finding[] = []
  let checked = 0
  await checkAll(client, judge, { types: documentTypes }, (found, progress) => {
    all.push(...found)
    checked = progress.checked
    line(`Checked ${progress.checked} of ${progress.of} documents`)
  })
  line('')
  for (const finding of inOrder(all)) {
    const words = printed(finding, least)
    if (words !== undefined) console.log(words)
  }
  console.log(summary(all, checked, (performance.now() - from) / 1000))
  if (all.some(({ level }) => level === 'error' || (strict && level === 'warning')))
    process.exitCode = 1
} catch (error) {
  reportFailure(error)
}

/** Writes one line over the one before at a terminal, and nothing into a file or a log. */
function progressLine(to: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>): (words: string) => void {
  return (words) => {
    if (to.isTTY) to.write(`\r\u001b[2K${words}`)
  }
}
