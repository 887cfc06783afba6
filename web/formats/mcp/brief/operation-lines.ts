import type { Field, Operation } from '../../../content/model/page-data.ts'
import { plainWords } from '../../../content/model/plain-words.ts'
import { deprecationLine } from '../../../content/reference/deprecation-facts.ts'
import { type FieldNode, fieldTree } from '../../../content/reference/field-tree.ts'
import { callFacts } from '../../../content/reference/operation-notes.ts'
import type { Translate } from '../../../messages/translator.ts'
import { parameterLine } from './field-line.ts'

/**
 * The names of response fields, nested ones in braces, positions of an array in brackets: `list[]{symbol, price}`,
 * `list[][startTime, openPrice]`.
 */
const responseOutline = (fields: readonly Field[]): string =>
  fieldTree(fields).map(outline).join(', ')

const isPlace = ({ field }: FieldNode): boolean => /\[\d+\]$/.test(field.path)

function outline({ field, inner }: FieldNode): string {
  const name = field.type === 'array' ? `${field.name}[]` : field.name
  if (inner.length === 0) return name
  const names = inner.map(outline).join(', ')
  return inner.every(isPlace) ? `${name}[${names}]` : `${name}{${names}}`
}

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
