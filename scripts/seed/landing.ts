import { z } from 'zod'
import { operationId } from '../../schemas/ids.ts'
import { textHash } from '../../schemas/text-hash.ts'
import { localised, reference } from './documents.ts'
import { words } from './words.ts'

export const landingFile = z.strictObject({
  title: words,
  lead: words,
  /** Method and path of the first request. */
  operation: z.templateLiteral([
    z.enum(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']),
    ' /',
    z.string(),
  ]),
  samples: z.array(
    z.strictObject({
      label: z.string(),
      value: z.string(),
      language: z.string(),
      code: z.string(),
    }),
  ),
})

/** What the landing page says, as the settings hold it. */
export function landingValue({ title, lead, operation, samples }: z.infer<typeof landingFile>) {
  const [method = '', path = ''] = operation.split(' ')
  return {
    title: localised(title),
    lead: { ...localised(lead), _type: 'localeText' },
    operation: reference(operationId(method, path)),
    samples: samples.map((sample) => ({ _key: textHash(`samples/${sample.value}`), ...sample })),
  }
}
