import type { ErrorRow } from '../../content/blocks/error-codes.ts'
import { omitUndefined } from '../../content/lake/optional-fields.ts'
import type {
  Channel,
  Deprecation,
  EnumDefinition,
  Example,
  Field,
  Operation,
} from '../../content/model/page-data.ts'
import { hasFewErrors } from '../../content/reference/operation-notes.ts'
import { wholeProgram } from '../../samples/program.ts'
import type { PageFacts } from './facts-schema.ts'

type OperationFacts = PageFacts['operations'][number]
type FieldFacts = OperationFacts['parameters'][number]
type ErrorFacts = PageFacts['errors'][number]
type ChannelFacts = PageFacts['channels'][number]

export function operationFacts(operation: Operation, origin: string): OperationFacts {
  const { operationId, method, path, auth, permissions, permissionRule } = operation
  const { rateLimits, countedFor, levels, headers, deprecated } = operation
  return omitUndefined({
    operationId,
    method,
    path,
    summary: operation.summary.text,
    description: operation.description.text,
    auth,
    permissions,
    permissionRule,
    rateLimits: rateLimits.map(({ limit, per, category, counts }) =>
      omitUndefined({ limit, per, category, counts }),
    ),
    countedFor,
    countingUrl: `${origin}${operation.counting}`,
    levelsUrl: levels && `${origin}${levels}`,
    headersUrl: headers && `${origin}${headers}`,
    deprecated,
    deprecation: deprecationData(operation.deprecation, origin),
    likelyErrors: operation.likelyErrors.map(({ code, meaning, action, href }) => ({
      code,
      meaning: meaning.text,
      action: action.text,
      url: `${origin}${href}`,
    })),
    noOtherErrors: hasFewErrors(operation) || undefined,
    generalErrors: `${origin}${operation.generalErrors}`,
    parameters: fieldsFacts(operation.parameters, origin),
    response: fieldsFacts(operation.response, origin),
    requestExamples: operation.requestExamples.map(({ samples, ...example }) => ({
      ...exampleFacts(example),
      samples: samples.map((sample) => ({
        label: sample.label,
        language: sample.language,
        code: wholeProgram(sample),
      })),
    })),
    responseExamples: operation.responseExamples.map(exampleFacts),
  })
}

export function channelFacts(channel: Channel, origin: string): ChannelFacts {
  const { name, stream, categories, delivery } = channel
  return omitUndefined({
    name,
    summary: channel.summary.text,
    description: channel.description.text,
    stream,
    private: channel.private,
    categories,
    deprecated: channel.deprecated,
    deprecation: deprecationData(channel.deprecation, origin),
    frequencies: channel.frequencies.map(({ every, categories, depth }) =>
      omitUndefined({ every, categories, depth }),
    ),
    delivery: delivery && { types: delivery.types, description: delivery.description.text },
    limits: channel.limits.map(({ limit, per, description }) =>
      omitUndefined({ limit, per, description: description.text }),
    ),
    topics: channel.topics.map(({ pattern, summary, description, parameters, subscribe }) => ({
      pattern,
      summary: summary.text,
      description: description.text,
      parameters: fieldsFacts(parameters, origin),
      subscribe,
    })),
    messages: channel.messages.map((message) => ({
      name: message.name,
      title: message.title.text,
      direction: message.direction,
      appliesTo: message.appliesTo,
      fields: fieldsFacts(message.fields, origin),
      examples: message.examples.map(exampleFacts),
    })),
  })
}

export function enumFacts({ name, title, description, values }: EnumDefinition, origin: string) {
  return {
    name,
    title: title.text,
    description: description.text,
    values: values.map(({ value, group, label, deprecation }) =>
      omitUndefined({
        value,
        group,
        label: label.text,
        deprecation: deprecationData(deprecation, origin),
      }),
    ),
  }
}

export function errorFacts(
  { code, text, retMsg, group, href }: ErrorRow,
  origin: string,
): ErrorFacts {
  return omitUndefined({ code, meaning: text, retMsg, group, url: `${origin}${href}` })
}

export const fieldsFacts = (fields: readonly Field[], origin: string): FieldFacts[] =>
  fields.map((field) => fieldFacts(field, origin))

function fieldFacts(field: Field, origin: string): FieldFacts {
  return omitUndefined({
    name: field.name,
    path: field.path,
    in: field.in,
    type: field.type,
    format: field.format,
    requirement: field.requirement,
    default: field.default,
    min: field.min,
    max: field.max,
    unit: field.unit,
    appliesTo: field.appliesTo,
    values: field.values.map(({ value, label, deprecation }) =>
      omitUndefined({
        value,
        label: label?.text,
        deprecation: deprecationData(deprecation, origin),
      }),
    ),
    example: field.example,
    deprecated: field.deprecated,
    deprecation: deprecationData(field.deprecation, origin),
    description: field.description.text,
  })
}

function exampleFacts({ title, language, code, status }: Example) {
  return omitUndefined({ title, language, code, status })
}

/** The `deprecation` of a facts document. A sibling successor has only a name, any other also an address. */
function deprecationData(deprecation: Deprecation | undefined, origin: string) {
  if (!deprecation) return undefined
  const { since, sunset, successor, reason } = deprecation
  const href = successor?.href?.startsWith('/') ? `${origin}${successor.href}` : undefined
  return omitUndefined({
    since: since?.date,
    sunset: sunset?.date,
    successor: successor && omitUndefined({ name: successor.name, url: href }),
    reason: reason?.text,
  })
}
