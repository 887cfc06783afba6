import type { Locale } from '../config/locales.ts'
import type { Field, Operation, OperationSection, PageData } from '../content/model/page-data.ts'
import { fieldAnswers, operationAnswers } from './answers/answer-texts.ts'
import { copyWords, joinParts } from './block-words.ts'
import { asIdentifier } from './identifiers.ts'
import type { RecordType } from './record.ts'
import type { RecordList } from './record-list.ts'

/** The page's own record: that of an operation when it shows one. */
export function addPage(list: RecordList, page: PageData, first: Operation | undefined): void {
  const content = copyWords(page.description)
  const type = isExplorer(page) ? 'explorer' : first ? 'operation' : 'page'
  list.add(type, {
    content,
    ...(first ? request(first) : {}),
    ...answersOf(type, first, page.locale),
  })
}

/** All pages of the explorer, its overviews too, have this path prefix. */
const isExplorer = ({ path }: PageData) => path.startsWith('api-explorer/')

/** The records of an operation. The first one of a page is represented by the page's own record. */
export function addOperation(list: RecordList, operation: Operation, isFirst: boolean): void {
  const summary = copyWords(operation.summary)
  const words = joinParts(summary === list.title ? '' : summary, copyWords(operation.description))
  if (isFirst) list.add('text', { content: words })
  else
    list.add('operation', {
      content: words,
      ...request(operation),
      answers: operationAnswers(operation, list.locale),
    })
  for (const section of operation.sections) addSection(list, operation, section)
}

/** Explorer pages have no answers; the documentation page has them. */
const answersOf = (type: RecordType, first: Operation | undefined, locale: Locale) =>
  first && type === 'operation' ? { answers: operationAnswers(first, locale) } : {}

function request({ operationId, path, method, deprecated }: Operation) {
  return {
    identifiers: [asIdentifier(operationId) ?? []].flat(),
    path,
    method,
    ...(deprecated && { deprecated }),
  }
}

function addSection(list: RecordList, operation: Operation, section: OperationSection): void {
  list.heading(2, section.text, section.anchor)
  switch (section.kind) {
    case 'parameters':
      addFields(list, 'parameter', operation.parameters)
      return
    case 'response':
      addFields(list, 'field', operation.response)
      return
    case 'requestExample':
      for (const { code } of operation.requestExamples) addCode(list, code)
      return
    case 'responseExample':
      for (const { code } of operation.responseExamples) addCode(list, code)
  }
}

const LONGEST_CODE = 2000

/** A code example, cut to a length that searches can match. */
export function addCode(list: RecordList, code: string): void {
  list.add('code', { content: code.slice(0, LONGEST_CODE) })
}

export function addFields(list: RecordList, type: RecordType, fields: readonly Field[]): void {
  for (const field of fields) {
    const { name, path, anchor, description, values, deprecated } = field
    const identifiers = [...new Set([name, path])].flatMap((each) => asIdentifier(each) ?? [])
    list.add(type, {
      content: copyWords(description),
      identifiers,
      anchor,
      ...(deprecated && { deprecated }),
      ...(type === 'parameter' && { answers: fieldAnswers(field, list.locale) }),
    })
    // A value with a page of its own is found there.
    for (const { value, label, href } of values)
      if (!href)
        list.add('value', {
          content: label ? copyWords(label) : '',
          identifiers: [value],
          anchor,
          below: name,
        })
  }
}
