import type { Operation } from '../../../content/model/page-data.ts'
import { plainWords } from '../../../content/model/plain-words.ts'
import { deprecationLine } from '../../../content/reference/deprecation-facts.ts'
import { callFacts } from '../../../content/reference/operation-notes.ts'
import type { Translate } from '../../../messages/translator.ts'
import { parameterLine } from './field-line.ts'
import { responseOutline } from './response-outline.ts'

/** An operation as lines: what a caller needs. */
export function operationLines(operation: Operation, t: Translate): string[] {
  const { method, path, summary, description, parameters, response } = operation
  const labelled = (label: string, value: string) => t('labelled', { label, value })
  const example = shortest(operation.requestExamples.map(({ code }) => code))
  return [
    `${method} ${path} · ${plainWords(summary.text)}`,
    ...(operation.deprecated ? [deprecationLine(operation.deprecation, t)] : []),
    plainWords(description.text),
    ...callFacts(operation, t).flatMap(({ label, values }) => [
      labelled(label, values.map(({ text }) => text).join(' · ')),
      ...values.flatMap(({ text, about = [] }) =>
        about.length > 0
          ? [labelled(text, about.map((words) => plainWords(words.text)).join(' · '))]
          : [],
      ),
    ]),
    ...(parameters.length > 0
      ? [`${t('operation.parameters')} ${t('operation.marks')}`]
      : [t('operation.noParameters')]),
    ...parameters.map((field) => parameterLine(field, t)),
    ...(response.length > 0 ? [labelled(t('operation.response'), responseOutline(response))] : []),
    ...(example === undefined ? [] : [labelled(t('operation.requestExample'), example)]),
  ].filter(Boolean)
}

/** The shortest example, with JSON on one line. */
function shortest(examples: readonly string[]): string | undefined {
  const [first] = examples.toSorted((a, b) => a.length - b.length)
  return first?.replaceAll(/\n\s*/g, ' ')
}
