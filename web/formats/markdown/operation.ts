import type { PageOperation } from '../../../blocks/operation/resolve.ts'
import type { Example, Field, Operation, OperationSection } from '../../content/model/page-data.ts'
import { deprecationLine } from '../../content/reference/deprecation-facts.ts'
import { fieldType } from '../../content/reference/field-type.ts'
import { type CallFactValue, callFacts } from '../../content/reference/operation-notes.ts'
import type { Translate } from '../../messages/translator.ts'
import type { CodeSample } from '../../samples/code-samples.ts'
import { wholeProgram } from '../../samples/program.ts'
import { deprecationMarkdown } from './deprecation.ts'
import { escapeText, inlineCode, proseLine } from './escape.ts'
import { fence } from './fence.ts'
import { inlineMarkdown } from './inline.ts'
import { tableMarkdown } from './table.ts'

/** The request line, a link to the operation's other page, the tables of parameters, and the examples. */
export function operationMarkdown(
  { operation, explorer, otherPage }: PageOperation,
  origin: string,
  t: Translate,
): string[] {
  const line = inlineCode(`${operation.method} ${operation.path}`)
  return [
    operation.deprecated ? `${line} · ${t('operation.deprecated')}` : line,
    ...bulletList(deprecationMarkdown(operation.deprecation, origin, t)),
    calling(operation, origin, t).join('\n'),
    ...(otherPage
      ? [`[${t(explorer ? 'explorer.documentation' : 'explorer.try')}](${origin}${otherPage})`]
      : []),
    ...operation.sections.flatMap((section) => [
      `## ${escapeText(section.text)}`,
      ...sectionMarkdown(operation, section, origin, t),
    ]),
  ]
}

/** The lines as one list; empty without lines. */
export const bulletList = (lines: readonly string[]): string[] =>
  lines.length > 0 ? [lines.map((line) => `- ${line}`).join('\n')] : []

/** Requirements and limits of a call, and its likely errors, each with meaning and action. */
function calling(operation: Operation, origin: string, t: Translate): string[] {
  const written = ({ text, code, href }: CallFactValue) => {
    if (href) return `[${escapeText(text)}](${origin}${href})`
    return code ? inlineCode(text) : escapeText(text)
  }
  const explained = ({ text, about = [] }: CallFactValue) => {
    const value = about.map((words) => proseLine(words.text)).join(' · ')
    return value === '' ? [] : [`  - ${t('labelled', { label: inlineCode(text), value })}`]
  }
  return callFacts(operation, t).flatMap(({ label, values }) => [
    `- ${t('labelled', { label, value: values.map(written).join(' · ') })}`,
    ...values.flatMap(explained),
  ])
}

function sectionMarkdown(
  operation: Operation,
  { kind }: OperationSection,
  origin: string,
  t: Translate,
): string[] {
  switch (kind) {
    case 'parameters':
      if (operation.parameters.length === 0) return [t('operation.noParameters')]
      return [fieldTable(operation.parameters, t, true, origin)]
    case 'response':
      return [fieldTable(operation.response, t, false, origin)]
    case 'requestExample':
      return [
        ...operation.requestExamples.flatMap(exampleMarkdown),
        ...(operation.requestExamples[0]?.samples ?? []).filter(isBrief).flatMap(sampleMarkdown),
      ]
    case 'responseExample':
      return operation.responseExamples.flatMap(exampleMarkdown)
  }
}

export function fieldTable(
  fields: readonly Field[],
  t: Translate,
  required: boolean,
  origin: string,
): string {
  const head = [
    t('operation.parameter'),
    t('operation.type'),
    ...(required ? [t('operation.required')] : []),
    t('operation.description'),
  ]
  return tableMarkdown(
    head,
    fields.map((field) => [
      fieldName(field, origin),
      escapeText(fieldType(field)),
      ...(required ? [t(`operation.${field.requirement}`)] : []),
      fieldWords(field, t, origin),
    ]),
  )
}

/** The path of a field, with its name when the path does not end with it: `list[][0]`, the start of a candle. */
function fieldName({ path, name, link }: Field, origin: string): string {
  const code = path.endsWith(name) ? inlineCode(path) : `${inlineCode(path)} ${inlineCode(name)}`
  return link ? `[${code}](${link.external ? '' : origin}${link.href})` : code
}

function fieldWords(field: Field, t: Translate, origin: string): string {
  const values = field.values.map(({ value, label, deprecation }) =>
    [
      inlineCode(value),
      label && proseLine(label.text),
      deprecation && `(${escapeText(deprecationLine(deprecation, t))})`,
    ]
      .filter(Boolean)
      .join(' '),
  )
  const lines = [
    field.deprecated &&
      [t('operation.deprecated'), ...deprecationMarkdown(field.deprecation, origin, t)].join(' · '),
    field.words
      ? field.words.map((block) => inlineMarkdown(block, origin)).join('\n')
      : proseLine(field.description.text),
    values.length > 0 &&
      t('labelled', { label: t('operation.values'), value: values.join(t('list.between')) }),
    field.default !== undefined && t('operation.default', { value: inlineCode(field.default) }),
    field.example !== undefined && t('operation.example', { value: inlineCode(field.example) }),
    field.appliesTo.length > 0 &&
      t('operation.appliesTo', {
        categories: field.appliesTo.map(escapeText).join(t('list.between')),
      }),
    field.in !== undefined &&
      field.in !== 'query' &&
      field.in !== 'body' &&
      t('operation.in', { place: field.in }),
  ]
  return lines.filter(Boolean).join('\n')
}

export function exampleMarkdown({ title, code, language, status }: Example): string[] {
  const about = [status, title].filter(Boolean).join(' ')
  return [fence({ code, language, ...(about && { title: about }) })]
}

/** Two languages suffice: readers of this text can derive the others. */
const isBrief = ({ value }: CodeSample) => value === 'curl' || value === 'python'

function sampleMarkdown(sample: CodeSample): string[] {
  const { label, language } = sample
  return [fence({ code: wholeProgram(sample), language, title: label })]
}
