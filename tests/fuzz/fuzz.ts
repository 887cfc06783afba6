import fc from 'fast-check'
import { storedInputs, storeInput } from './corpus.ts'
import type { FuzzTarget } from './fuzz-target.ts'
import { inTime } from './in-time.ts'

export interface Fuzzed {
  inputs: number
  /** Descriptions of each harmful input. */
  harm: string[]
}

/** Sends an entry point its corpus, then `count` inputs; stores a harmful one in shrunk form. */
export async function fuzz<Input>(
  { name, inputs, schema, open }: FuzzTarget<Input>,
  count: number,
  seed: number,
): Promise<Fuzzed> {
  const target = await open()
  const harm: string[] = []
  const known = storedInputs(name, schema)
  try {
    for (const [file, input] of known)
      await inTime(() => target.check(input)).catch((error: unknown) => {
        harm.push(`${file} of the corpus: ${String(error)}`)
      })
    const property = fc.asyncProperty(inputs, (input) => inTime(() => target.check(input)))
    const { failed, counterexample, errorInstance } = await fc.check(property, {
      seed,
      numRuns: count,
    })
    if (failed && counterexample)
      harm.push(`${storeInput(name, counterexample[0])} (seed ${seed}): ${String(errorInstance)}`)
  } finally {
    await target.close()
  }
  return { inputs: known.length + count, harm }
}
