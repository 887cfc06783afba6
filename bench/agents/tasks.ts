import { createHmac } from 'node:crypto'
import path from 'node:path'
import { channelsFromSpec } from '../../scripts/sync-specs/channels-from-spec.ts'
import { operationsFromSpec } from '../../scripts/sync-specs/operations-from-spec.ts'
import { readSpecs } from '../../scripts/sync-specs/read-specs.ts'

type Operation = ReturnType<typeof operationsFromSpec>[number]
type Parameter = Operation['parameters'][number]
/** A question, and what the specifications say must be in its answer; nothing where they say nothing. */
type Asked = [question: string, expected: readonly string[] | undefined]

export interface Task {
  question: string
  expected: readonly string[]
}

/** Sixty, each kind of operations with a page, and of codes, that are far apart in the specifications. */
export async function agentTasks(root: string, shown: readonly string[]): Promise<Task[]> {
  const { rest, errors, websocket } = await readSpecs(path.join(root, 'specs'))
  const operations = rest.flatMap(operationsFromSpec).filter((one) => shown.includes(nameOf(one)))
  const of = <T>(count: number, from: readonly T[], ask: (one: T) => Asked) => {
    const all = from.flatMap((one): Task[] => {
      const [question, expected = []] = ask(one)
      return expected.length > 0 ? [{ question, expected }] : []
    })
    return spread(all, count)
  }
  const codes = errors.flatMap((group) => group.codes)
  const trading = errors.find(({ group }) => group === 'unified-account')?.codes ?? []
  return [
    ...of(6, operations, (one) => [
      `Which parameters must I send to the operation ${nameOf(one)}?`,
      severalRequired(one)?.map((name) => `\n${name}*:`),
    ]),
    ...of(5, operations, (one) => [
      `Which permissions does my key need for the operation ${nameOf(one)}?`,
      one.permissions,
    ]),
    ...of(4, operations, (one) => [
      `What are the limits of the operation ${nameOf(one)}?`,
      one.rateLimits.map(({ limit, counts = 'req', per }) => `${limit} ${counts}/${per}`),
    ]),
    ...of(5, operations, (one) => [
      `Which error codes can the operation ${nameOf(one)} answer?`,
      one.errors?.map(String),
    ]),
    ...of(5, operations, (one) => [
      `Which names does the response of the operation ${nameOf(one)} have?`,
      one.response.length > 3 ? one.response.map(({ name }) => name) : [],
    ]),
    // Without its path, so that it has to be found.
    ...of(6, operations, (one) => {
      const { name, default: own } = one.parameters.find(hasDefault) ?? {}
      return [
        `What is the default ${name} of ${one.summary.en}?`,
        own === undefined ? [] : [`Default ${own}`],
      ]
    }),
    ...of(5, codes, ({ code, meaning }) => [`What does error ${code} mean?`, [unmarked(meaning)]]),
    ...of(2, codes, ({ code, 'x-zh-TW': own }) => [
      `error ${code} 是什麼意思？`,
      [unmarked(own?.meaning ?? '')],
    ]),
    ...of(4, trading, ({ code, meaning }) => [
      `Which error code has the message “${meaning.replace(/\.$/, '')}”?`,
      [`"${code}"`],
    ]),
    ...of(6, websocket.flatMap(channelsFromSpec), ({ stream, topics, messages }) => {
      const received = messages.filter(({ direction }) => direction === 'receive')
      const fields = received.flatMap((message) => message.fields.map((field) => field.path))
      return [
        `What does the WebSocket topic \`${topics[0]?.examples[0]}\` push, and on which path?`,
        topics.length > 0 ? [stream, ...fields] : [],
      ]
    }),
    ...of(5, operations, faultyRequest),
    ...of(3, operations, signature),
    ...of(4, operations, (one) => {
      const { name, min, max } = one.parameters.find(isBounded) ?? {}
      return [
        `How large may the parameter ${name} of the operation ${nameOf(one)} be?`,
        max === undefined ? [] : [min === undefined ? `≤ ${max}` : `${min}–${max}`],
      ]
    }),
  ]
}

/** So many of a list, evenly far apart. */
const spread = <T>(all: readonly T[], count: number): T[] =>
  Array.from(
    { length: count },
    (_, index) => all[Math.floor(((index + 0.5) * all.length) / count)],
  ).flatMap((one) => one ?? [])

const nameOf = ({ method, path }: Operation) => `${method} ${path}`

/** The names of what must be sent, where it is more than one. */
function severalRequired({ parameters }: Operation): string[] | undefined {
  const required = parameters.filter((one) => one.required && !one.conditional && one.depth === 0)
  return required.length > 1 ? required.map(({ name }) => name) : undefined
}

const hasDefault = ({ default: own, depth }: Parameter) => own !== undefined && depth === 0
const isBounded = ({ max, depth, type }: Parameter) =>
  max !== undefined && depth === 0 && type === 'integer'

/** As they are read: without the marks of code. */
const unmarked = (text: string): string => text.replaceAll('`', '')

/** A request worked in JSON, without a required parameter and with one that there is not. */
function faultyRequest(one: Operation): Asked {
  const [left] = severalRequired(one) ?? []
  const example = one.requestExamples.find(({ language }) => language === 'json')
  if (one.method !== 'POST' || left === undefined || !example) return ['', []]
  const { [left]: _, ...rest } = JSON.parse(example.code)
  return [
    `Find the faults of the request ${JSON.stringify({ ...rest, mistyped: 1 })} to ${nameOf(one)} before sending it.`,
    [`- ${left}: missing`, '- mistyped: unknown'],
  ]
}

/** What the answer says that it signed is signed here too. */
function signature(one: Operation): Asked {
  const [, query] = one.requestExamples[0]?.code.split('?') ?? []
  if (!one.auth || one.method !== 'GET' || query === undefined) return ['', []]
  const payload = `1767225600000EXAMPLEKEY5000${query}`
  return [
    `Show the signature of an example request of ${nameOf(one)}, signed step by step, to compare my code with.`,
    [payload, createHmac('sha256', 'EXAMPLESECRET').update(payload).digest('hex')],
  ]
}
