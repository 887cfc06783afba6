import 'server-only'
import type { Locale } from '../../config/locales.ts'
import { errorCodesHref } from '../../config/paths.ts'
import { cachedPage } from '../../content/page/cached-page.ts'
import { deprecationLine } from '../../content/reference/deprecation-facts.ts'
import { errorGroups } from '../../content/reference/error-groups.ts'
import { translator } from '../../messages/translator.ts'
import { isForSamples } from '../../samples/sample-request.ts'
import { bodyFields } from './body/body-fields.ts'
import type { ConsoleData } from './console-data.ts'
import { consoleLabels } from './console-labels.ts'
import { exploredOperation } from './explored-operation.ts'
import { consoleOperation } from './operation/console-operation.ts'

/** What the console of the explorer page at `path` is made of; 404 where there is no such page. */
export async function consoleResponse(path: string, locale: Locale): Promise<Response> {
  const result = await cachedPage(path, locale)
  const page = result.kind === 'page' ? result.data : undefined
  const operation = page && exploredOperation(page.body)
  if (!operation) return new Response('No such console\n', { status: 404 })
  const data: ConsoleData = {
    operation: consoleOperation(operation),
    signed: operation.auth,
    ...(operation.deprecated && {
      warning: deprecationLine(operation.deprecation, translator(locale)),
    }),
    environments: page.environments.map(({ id, label, rest, realMoney }) => ({
      id,
      label: label.text,
      rest,
      realMoney,
    })),
    fields: bodyFields(operation),
    examples: operation.requestExamples.map(({ _key: key, language, code }) => ({
      key,
      language,
      code,
    })),
    files: operation.parameters.filter(isForSamples).map(({ name, in: place, format }) => ({
      name,
      ...(place !== undefined && { in: place }),
      ...(format !== undefined && { format }),
    })),
    labels: consoleLabels(locale),
    errorGroups: errorGroups(operation.path),
    errorsHref: errorCodesHref(locale),
  }
  return Response.json(data)
}
