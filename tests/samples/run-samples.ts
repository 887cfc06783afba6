import type { Example, Operation } from '../../web/content/model/page-data.ts'
import { codeSamples } from '../../web/samples/code-samples.ts'
import { wholeProgram } from '../../web/samples/program.ts'
import type { Recorded, startRecordedSandbox } from './recorded-sandbox.ts'
import { type RunLanguage, runPrograms } from './run-programs.ts'

/** What an example of an operation asks for. */
export interface Asked {
  operation: Operation
  example: Example
}

/** One sample that ran. */
export interface Ran extends Asked {
  program: string
  printed: string
  /** Each request that came from it. */
  requests: Recorded[]
}

/** Runs the samples of one language against the sandbox. */
export async function runSamples(
  sandbox: Awaited<ReturnType<typeof startRecordedSandbox>>,
  language: RunLanguage,
  asked: readonly Asked[],
): Promise<Ran[]> {
  const bases = asked.map(() => sandbox.newBase())
  const programs = asked.map(({ operation, example }, index) => {
    const samples = codeSamples(operation, example, bases[index] ?? '')
    const sample = samples.find(({ value }) => value === language)
    return sample ? wholeProgram(sample) : ''
  })
  const printed = await runPrograms(language, programs)
  return asked.map((one, index) => ({
    ...one,
    program: programs[index] ?? '',
    printed: printed[index] ?? '',
    requests: sandbox.requestsAt(bases[index] ?? ''),
  }))
}
