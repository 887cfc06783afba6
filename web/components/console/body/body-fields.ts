import type { Operation } from '../../../content/model/page-data.ts'
import { type FieldNode, fieldTree, requiredFirst } from '../../../content/reference/field-tree.ts'
import { sentIn } from '../../../content/reference/sent-in.ts'
import { isFile } from '../../../samples/sample-request.ts'
import type { BodyField } from './body-field.ts'

/** The form fields of an operation's body, required ones first; empty when the body is no JSON object. */
export function bodyFields(operation: Operation): BodyField[] {
  const sent = operation.parameters.filter((field) => sentIn(field, operation) === 'body')
  if (sent.some((field) => isFile(field) || field.path.startsWith('['))) return []
  return requiredFirst(fieldTree(sent)).flatMap(bodyField)
}

function bodyField({ field, inner }: FieldNode): BodyField[] {
  const { name, type, requirement, values, description } = field
  // An object without known properties can only be edited as JSON.
  if (type === 'object' && inner.length === 0) return []
  return [
    {
      name,
      kind: kinds[type] ?? 'text',
      required: requirement === 'required',
      values: values.map(({ value }) => value),
      ...(field.default !== undefined && { default: field.default }),
      ...(field.example !== undefined && { example: field.example }),
      help: { ...description, text: firstSentence(description.text) },
      inner: inner.flatMap(bodyField),
    },
  ]
}

const kinds: Partial<Record<string, BodyField['kind']>> = {
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  object: 'object',
  array: 'list',
}

/** The first sentence; the rest is in the page's text beside the console. */
const firstSentence = (text: string): string => /^.*?(?:\.(?=\s)|。)/s.exec(text)?.[0] ?? text
