import type { Example, Operation } from '../../web/content/model/page-data.ts'
import { codeSamples } from '../../web/samples/code-samples.ts'
import { wholeProgram } from '../../web/samples/program.ts'
import type { RecordedRequest, startRecordedSandbox } from './recorded-sandbox.ts'
import { type RunLanguage, writePrograms } from './run-programs.ts'

/** An example of an operation. */
export interface OperationExample {
  operation: Operation
  example: Example
}

/** A sample that has run. */
export interface SampleRun extends OperationExample {
  program: string
  printed: string
  /** Requests that it sent. */
  requests: RecordedRequest[]
}

/** Runs the samples of one language against the sandbox, `times` in a row; each run of a sample is in the result. */
export async function runSamples(
  sandbox: Awaited<ReturnType<typeof startRecordedSandbox>>,
  language: RunLanguage,
  examples: readonly OperationExample[],
  times = 1,
): Promise<SampleRun[]> {
  const samples = examples.map((one) => {
    const base = sandbox.newBase()
    const written = codeSamples(one.operation, one.example, base)
    const sample = written.find(({ value }) => value === language)
    return { ...one, base, program: sample ? wholeProgram(sample) : '' }
  })
  const programs = await writePrograms(
    language,
    samples.map(({ program }) => program),
  )
  const runs: SampleRun[] = []
  try {
    for (let run = 0; run < times; run += 1) {
      const before = samples.map(({ base }) => sandbox.requestsAt(base).length)
      const printed = await programs.run()
      const ran = samples.map(({ base, ...sample }, index) => ({
        ...sample,
        printed: printed[index] ?? '',
        requests: sandbox.requestsAt(base).slice(before[index]),
      }))
      runs.push(...ran)
    }
  } finally {
    await programs.remove()
  }
  return runs
}
