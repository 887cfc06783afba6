import { errorCodesHref } from '../../config/paths.ts'
import type { PageData } from '../../content/model/page-data.ts'
import { deprecationLine } from '../../content/reference/deprecation-facts.ts'
import { errorGroups } from '../../content/reference/error-groups.ts'
import { callFacts } from '../../content/reference/operation-notes.ts'
import { translator } from '../../messages/translator.ts'
import { isForSamples } from '../../samples/sample-request.ts'
import { bodyFields } from './body/body-fields.ts'
import type { ConsoleData } from './console-data.ts'
import { consoleLabels } from './console-labels.ts'
import { exploredOperation } from './explored-operation.ts'
import { consoleOperation } from './operation/console-operation.ts'

type ExplorerPage = Pick<PageData, 'body' | 'environments' | 'locale'>

/** The data of an explorer page's console; undefined on other pages. */
export function consoleDataOf({
  body,
  environments,
  locale,
}: ExplorerPage): ConsoleData | undefined {
  const operation = exploredOperation(body)
  if (!operation) return undefined
  const t = translator(locale)
  const permission = callFacts(operation, t).find(({ name }) => name === 'permissions')
  return {
    operation: consoleOperation(operation),
    signed: operation.auth,
    ...(permission && { permission }),
    ...(operation.deprecated && { warning: deprecationLine(operation.deprecation, t) }),
    environments: environments.map(({ id, label, rest, realMoney }) => ({
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
    sampledFields: operation.parameters.filter(isForSamples).map(({ name, in: place, format }) => ({
      name,
      ...(place !== undefined && { in: place }),
      ...(format !== undefined && { format }),
    })),
    labels: consoleLabels(locale),
    errorGroups: errorGroups(operation.path),
    errorsHref: errorCodesHref(locale),
  }
}
