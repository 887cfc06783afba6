import { codeSamples } from '../../../samples/code-samples.ts'
import {
  isFile,
  type SampledExample,
  type SampledOperation,
} from '../../../samples/sample-request.ts'
import type { FollowedRequest } from './follow-request.ts'

/**
 * The sample texts of each of `examples` for the API at `rest`: the request itself, then the programs in the order of
 * their tabs. An edited request replaces its example as it was typed: only values still equal to the example's are
 * generated in each run.
 */
export function sampleTexts(
  operation: SampledOperation,
  examples: readonly SampledExample[],
  rest: string,
  { index, edited }: FollowedRequest,
): string[][] {
  return examples.map((example, at) => {
    const shown = at === index && edited ? edited : example
    const parameters = operation.parameters.filter(
      (field) => isFile(field) || valuesOf(field.name, shown) === valuesOf(field.name, example),
    )
    const samples = codeSamples({ ...operation, parameters }, shown, rest)
    return [shown.code, ...samples.map(({ code }) => code)]
  })
}

/** The values of the fields with a name in a body, as one text for comparison. */
function valuesOf(name: string, { language, code }: SampledExample): string {
  const found: unknown[] = []
  if (language === 'json')
    JSON.parse(code, (key, value) => {
      if (key === name) found.push(value)
      return value
    })
  return JSON.stringify(found)
}
