import { createHmac } from 'node:crypto'
import path from 'node:path'
import { channelsFromSpec } from '../../scripts/sync-specs/channels-from-spec.ts'
import { operationsFromSpec } from '../../scripts/sync-specs/operations-from-spec.ts'
import { readSpecs } from '../../scripts/sync-specs/read-specs.ts'

type Operation = ReturnType<typeof operationsFromSpec>[number]
type Parameter = Operation['parameters'][number]
/** A question, and the texts that a correct answer must contain; undefined when the specifications do not answer it. */
type ExpectedAnswer = [question: string, expected: readonly string[] | undefined]

export interface Task {
  question: string
  expected: readonly string[]
}

/** Sixty questions about operations with a page and about codes, several of each kind, from all over the specs. */
export async function agentTasks(root: string, shown: readonly string[]): Promise<Task[]> {
  const { rest, errors, websocket } = await readSpecs(path.join(root, 'specs'))
  const operations = rest.flatMap(operationsFromSpec).filter((one) => shown.includes(nameOf(one)))
  const of = <T>(count: number, from: readonly T[], ask: (one: T) => ExpectedAnswer): Task[] => {
    const all = from
      .map(ask)
      .flatMap(([question, expected = []]) => (expected.length > 0 ? [{ question, expected }] : []))
    return evenly(all, count)
  }
  const ofOperations = (
    count: number,
    words: string,
    expected: (one: Operation) => ExpectedAnswer[1],
  ) =>
    of(count, operations, (one) => [
      words.replace('%', `the operation ${nameOf(one)}`),
      expected(one),
    ])
  const codes = errors.flatMap((group) => group.codes)
  const trading = errors.find(({ group }) => group === 'unified-account')?.codes ?? []
  return [
    ...ofOperations(6, 'Which parameters must I send to %?', (one) =>
      severalRequired(one)?.map((name) => `\n${name}*:`),
    ),
    ...ofOperations(
      5,
      'Which permissions does my key need for %?',
      ({ permissions }) => permissions,
    ),
    ...ofOperations(4, 'What are the limits of %?', ({ rateLimits }) =>
      rateLimits.map(({ limit, counts = 'req', per }) => `${limit} ${counts}/${per}`),
    ),
    ...ofOperations(5, 'Which error codes can % answer?', (one) => one.errors?.map(String)),
    ...ofOperations(5, 'Which names does the response of % have?', ({ response }) =>
      response.length > 3 ? response.map(({ name }) => name) : [],
    ),
    // Without the path, so that the agent has to find the operation.
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

/** Selects `count` items of a list at even distances. */
const evenly = <T>(all: readonly T[], count: number): T[] =>
  Array.from({ length: count }).flatMap(
    (_, index) => all[Math.floor(((index + 0.5) * all.length) / count)] ?? [],
  )

const nameOf = ({ method, path }: Operation) => `${method} ${path}`

function severalRequired({ parameters }: Operation): string[] | undefined {
  const required = parameters.filter((one) => one.required && !one.conditional && one.depth === 0)
  return required.length > 1 ? required.map(({ name }) => name) : undefined
}

const hasDefault = ({ default: own, depth }: Parameter) => own !== undefined && depth === 0
const isBounded = ({ max, depth, type }: Parameter) =>
  max !== undefined && depth === 0 && type === 'integer'

/** Removes backticks, which answers do not contain. */
const unmarked = (text: string): string => text.replaceAll('`', '')

/** A JSON example without a required parameter and with an unknown one. */
function faultyRequest(one: Operation): ExpectedAnswer {
  const [left] = severalRequired(one) ?? []
  const example = one.requestExamples.find(({ language }) => language === 'json')
  if (one.method !== 'POST' || left === undefined || !example) return ['', []]
  const { [left]: _, ...rest } = JSON.parse(example.code)
  return [
    `Find the faults of the request ${JSON.stringify({ ...rest, mistyped: 1 })} to ${nameOf(one)} before sending it.`,
    [`- ${left}: missing`, '- mistyped: unknown'],
  ]
}

/** The expected signature, of the text that the answer claims to sign. */
function signature(one: Operation): ExpectedAnswer {
  const [, query] = one.requestExamples[0]?.code.split('?') ?? []
  if (!one.auth || one.method !== 'GET' || query === undefined) return ['', []]
  const payload = `1767225600000EXAMPLEKEY5000${query}`
  return [
    `Show the signature of an example request of ${nameOf(one)}, signed step by step, to compare my code with.`,
    [payload, createHmac('sha256', 'EXAMPLESECRET').update(payload).digest('hex')],
  ]
}
