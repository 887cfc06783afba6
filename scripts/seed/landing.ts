import { z } from 'zod'
import { operationId, pageId } from '../../schemas/ids.ts'
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
  tasks: z
    .array(
      z.strictObject({
        title: words,
        text: words.optional(),
        /** Path of the page, with an anchor when it is about one heading. */
        to: z.string().regex(/^[a-z0-9/-]+(#[a-z0-9-]+)?$/),
      }),
    )
    .default([]),
  samples: z.array(
    z.strictObject({
      label: z.string(),
      value: z.string(),
      language: z.string(),
      code: z.string(),
    }),
  ),
})

/** The landing page's texts, as the settings store them. */
export function landingValue(file: z.infer<typeof landingFile>) {
  const { title, lead, operation, samples, tasks } = file
  const [method = '', path = ''] = operation.split(' ')
  return {
    title: localised(title),
    lead: { ...localised(lead), _type: 'localeText' },
    operation: reference(operationId(method, path)),
    ...(tasks.length > 0 && { tasks: tasks.map(taskValue) }),
    samples: samples.map((sample) => ({ _key: textHash(`samples/${sample.value}`), ...sample })),
  }
}

function taskValue({ title, text, to }: z.infer<typeof landingFile>['tasks'][number]) {
  const [page = '', anchor] = to.split('#')
  return {
    _key: textHash(`tasks/${to}`),
    _type: 'task',
    title: localised(title),
    ...(text && { text: localised(text) }),
    page: reference(pageId(page)),
    ...(anchor !== undefined && { anchor }),
  }
}
