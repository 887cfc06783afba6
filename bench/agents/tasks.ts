import { createHmac } from 'node:crypto'
import path from 'node:path'
import { channelsFromSpec } from '../../scripts/sync-specs/channels-from-spec.ts'
import { operationsFromSpec } from '../../scripts/sync-specs/operations-from-spec.ts'
import { readSpecs, type Specs } from '../../scripts/sync-specs/read-specs.ts'

/** A question, and what the specifications say must be in its answer. */
export interface Task {
  kind: string
  question: string
  expected: string[]
}

type Operation = ReturnType<typeof operationsFromSpec>[number]

/** Sixty, each kind of operations with a page, and of codes, that are far apart in the specifications. */
export async function agentTasks(root: string, shown: readonly string[]): Promise<Task[]> {
  const specs = await readSpecs(path.join(root, 'specs'))
  const all = specs.rest.flatMap(operationsFromSpec).filter((one) => shown.includes(nameOf(one)))
  return [
    ...spread(all.filter(hasRequired), 6).map(requiredParameters),
    ...spread(
      all.filter(({ permissions }) => (permissions ?? []).length > 0),
      5,
    ).map(permission),
    ...spread(
      all.filter(({ rateLimits }) => rateLimits.length > 0),
      4,
    ).map(limit),
    ...spread(
      all.filter(({ errors }) => (errors ?? []).length > 0),
      5,
    ).map(ownErrors),
    ...spread(
      all.filter(({ response }) => response.length > 3),
      5,
    ).map(answerFields),
    ...spread(
      all.filter(({ parameters }) => parameters.some(hasDefault)),
      6,
    ).map(defaultInWords),
    ...errorTasks(specs),
    ...topicTasks(specs),
    ...spread(all.filter(isCheckable), 5).map(faultyRequest),
    ...spread(all.filter(isSigned), 3).map(signature),
    ...spread(
      all.filter(({ parameters }) => parameters.some(isBounded)),
      4,
    ).map(bounds),
  ]
}

/** So many of a list, evenly far apart. */
const spread = <T>(all: readonly T[], count: number): T[] =>
  Array.from(
    { length: count },
    (_, index) => all[Math.floor(((index + 0.5) * all.length) / count)],
  ).flatMap((one) => one ?? [])

const nameOf = ({ method, path }: Operation) => `${method} ${path}`
const requiredOf = ({ parameters }: Operation) =>
  parameters.filter(({ required, conditional, depth }) => required && !conditional && depth === 0)
const hasRequired = (operation: Operation) => requiredOf(operation).length > 1

const requiredParameters = (operation: Operation): Task => ({
  kind: 'required parameters',
  question: `Which parameters must I send to the operation ${nameOf(operation)}?`,
  expected: requiredOf(operation).map(({ name }) => `\n${name}*:`),
})

const permission = (operation: Operation): Task => ({
  kind: 'permissions',
  question: `Which permissions does my key need for the operation ${nameOf(operation)}?`,
  expected: operation.permissions ?? [],
})

const limit = (operation: Operation): Task => ({
  kind: 'limits',
  question: `What are the limits of the operation ${nameOf(operation)}?`,
  expected: operation.rateLimits.map((one) => `${one.limit} ${one.counts ?? 'req'}/${one.per}`),
})

const ownErrors = (operation: Operation): Task => ({
  kind: 'errors of an operation',
  question: `Which error codes can the operation ${nameOf(operation)} answer?`,
  expected: (operation.errors ?? []).map(String),
})

const answerFields = (operation: Operation): Task => ({
  kind: 'response',
  question: `Which names does the response of the operation ${nameOf(operation)} have?`,
  expected: operation.response.map(({ name }) => name),
})

const isBounded = ({ max, depth, type }: Operation['parameters'][number]) =>
  max !== undefined && depth === 0 && type === 'integer'

function bounds(operation: Operation): Task {
  const field = operation.parameters.find(isBounded)
  const { name = '', min, max } = field ?? {}
  return {
    kind: 'bounds',
    question: `How large may the parameter ${name} of the operation ${nameOf(operation)} be?`,
    expected: [min === undefined ? `≤ ${max}` : `${min}–${max}`],
  }
}

const hasDefault = ({ default: own, depth }: Operation['parameters'][number]) =>
  own !== undefined && depth === 0

/** Without its path, so that it has to be found. */
function defaultInWords(operation: Operation): Task {
  const field = operation.parameters.find(hasDefault)
  return {
    kind: 'in words',
    question: `What is the default ${field?.name} of ${operation.summary.en}?`,
    expected: [`Default ${field?.default}`],
  }
}

/** Codes by number in both languages, and by what the specification says of them. */
function errorTasks({ errors }: Specs): Task[] {
  const all = errors.flatMap(({ group, codes }) => codes.map((code) => ({ ...code, group })))
  const [trading] = errors.filter(({ group }) => group === 'unified-account')
  return [
    ...spread(all, 5).map(({ code, meaning }) => ({
      kind: 'code',
      question: `What does error ${code} mean?`,
      expected: [words(meaning)],
    })),
    ...spread(all, 2).map(({ code, 'x-zh-TW': own }) => ({
      kind: 'code',
      question: `error ${code} 是什麼意思？`,
      expected: [words(own?.meaning ?? '')],
    })),
    ...spread(trading?.codes ?? [], 4).map(({ code, meaning }) => ({
      kind: 'message',
      question: `Which error code has the message “${meaning.replace(/\.$/, '')}”?`,
      expected: [`"${code}"`],
    })),
  ]
}

/** As they are read: without the marks of code. */
const words = (text: string): string => text.replaceAll('`', '')

function topicTasks({ websocket }: Specs): Task[] {
  const channels = websocket.flatMap(channelsFromSpec).filter(({ topics }) => topics.length > 0)
  return spread(channels, 6).map(({ stream, topics: [topic], messages }) => ({
    kind: 'topic',
    question: `What does the WebSocket topic \`${topic?.examples[0]}\` push, and on which path?`,
    expected: [
      stream,
      ...messages
        .filter(({ direction }) => direction === 'receive')
        .flatMap(({ fields }) => fields.map((field) => field.path)),
    ],
  }))
}

/** With a request worked in JSON, and a required parameter to leave out. */
const isCheckable = (operation: Operation): boolean =>
  operation.method === 'POST' && hasRequired(operation) && bodyOf(operation) !== undefined

const bodyOf = ({ requestExamples }: Operation): Record<string, unknown> | undefined => {
  const [example] = requestExamples.filter(({ language }) => language === 'json')
  return example && JSON.parse(example.code)
}

function faultyRequest(operation: Operation): Task {
  const [left] = requiredOf(operation)
  const { [left?.name ?? '']: _, ...rest } = bodyOf(operation) ?? {}
  return {
    kind: 'check',
    question: `Find the faults of the request ${JSON.stringify({ ...rest, mistyped: 1 })} to ${nameOf(operation)} before sending it.`,
    expected: [`- ${left?.name}: missing`, '- mistyped: unknown'],
  }
}

const isSigned = (operation: Operation): boolean =>
  operation.auth &&
  operation.method === 'GET' &&
  operation.requestExamples[0]?.code.includes('?') === true

/** The judge signs what the answer says that it signed. */
function signature(operation: Operation): Task {
  const [, query = ''] = operation.requestExamples[0]?.code.split('?') ?? []
  const payload = `1767225600000EXAMPLEKEY5000${query}`
  return {
    kind: 'signature',
    question: `Show the signature of an example request of ${nameOf(operation)}, signed step by step, to compare my code with.`,
    expected: [payload, createHmac('sha256', 'EXAMPLESECRET').update(payload).digest('hex')],
  }
}
