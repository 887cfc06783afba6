import { codeSamples } from '../../../samples/code-samples.ts'
import {
  isFile,
  type SampledExample,
  type SampledOperation,
} from '../../../samples/sample-request.ts'
import type { FollowedRequest } from './follow-request.ts'

/**
 * What the page shows of each of `examples` when it is sent to the API at `rest`: the request itself,
 * then the calls in the order of their tabs. What the reader edited is in the place of its example, as it
 * was written: only what is still the example's is made anew in each run.
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

/** What the fields of a name hold in a body, as one text to compare. */
function valuesOf(name: string, { language, code }: SampledExample): string {
  const found: unknown[] = []
  if (language === 'json')
    JSON.parse(code, (key, value) => {
      if (key === name) found.push(value)
      return value
    })
  return JSON.stringify(found)
}
