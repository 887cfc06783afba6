import { codeSamples } from '../../../samples/code-samples.ts'
import type { SampledExample, SampledOperation } from '../../../samples/sample-request.ts'
import type { FollowedRequest } from './follow-request.ts'

/**
 * What the page shows of each of `examples` when it is sent to the API at `rest`: the request itself,
 * then the programs in the order of their tabs. What the reader edited is in the place of its example.
 */
export function sampleTexts(
  operation: SampledOperation,
  examples: readonly SampledExample[],
  rest: string,
  { index, edited }: FollowedRequest,
): string[][] {
  return examples.map((example, at) => {
    const shown = at === index && edited ? edited : example
    return [shown.code, ...codeSamples(operation, shown, rest).map(({ code }) => code)]
  })
}
