import type { Client } from '@modelcontextprotocol/client'
import { z } from 'zod'
import { tokensOf } from '../../web/testing/tokens-of.ts'

type Tool = Awaited<ReturnType<Client['listTools']>>['tools'][number]
type Arguments = Record<string, unknown>

export interface Transcript {
  /** Names of the tools, in order. */
  calls: string[]
  /** Tokens of the calls and their answers. */
  tokens: number
  text: string
}

/**
 * Answers a question like a program that knows the tools only by their list: selects the tool whose description shares
 * most words with the question, fills its arguments with matching parts of the question, and, if the answer has no
 * `answer`, reads the page with the most similar title among the search results.
 */
export async function answerWithTools(
  client: Client,
  tools: readonly Tool[],
  question: string,
): Promise<Transcript> {
  const transcript: Transcript = { calls: [], tokens: 0, text: '' }
  const call = async (name: string, given: Arguments) => {
    const { content } = await client.callTool({ name, arguments: given })
    const text = content.flatMap((part) => (part.type === 'text' ? part.text : [])).join('\n')
    transcript.calls.push(name)
    transcript.tokens += tokensOf(JSON.stringify({ name, arguments: given }) + text)
    transcript.text += `${text}\n`
    return text
  }
  const text = await call(...chosen(tools, question))
  const { answer, results = [] } = found.safeParse(firstLine(text)).data ?? {}
  const likeness = ({ title }: { title: string }) => titleLikeness(title, question)
  const [page] = results.toSorted((a, b) => likeness(b) - likeness(a))
  if (answer === undefined && page) await call('get_page', { path: page.url })
  return transcript
}

const found = z.object({
  answer: z.unknown().optional(),
  results: z.array(z.object({ title: z.string(), url: z.string() })),
})

function firstLine(text: string): unknown {
  try {
    return JSON.parse(text.split('\n')[0] ?? '')
  } catch {
    // An answer in plain text.
    return undefined
  }
}

function chosen(tools: readonly Tool[], question: string): [name: string, given: Arguments] {
  const possible = tools.flatMap((tool) => {
    const given = argumentsOf(tool, question)
    return given ? [{ name: tool.name, given, score: likeness(tool, question) }] : []
  })
  const [best] = possible.toSorted((a, b) => b.score - a.score)
  return best ? [best.name, best.given] : ['search_docs', { query: question }]
}

const FORMS: Record<string, (question: string) => unknown> = {
  operation: (question) =>
    /\b(?:GET|POST) \/\S+\w/.exec(question)?.[0] ?? /`(\w+\.[\w.{}]+)`/.exec(question)?.[1],
  request: (question) => /\{".*\}|`((?:\w+=[^&`]*&?)+)`/.exec(question)?.[0].replaceAll('`', ''),
  code: (question) =>
    /\b(?:retCode|error|code) (-?\d+)\b/.exec(question)?.[1] ?? /“([^”]+)”/.exec(question)?.[1],
  since: (question) => /\b\d{4}-\d{2}-\d{2}\b/.exec(question)?.[0],
  endpoints: (question) => question.match(/\b(?:GET|POST) \/\S+\w/g),
  path: (question) => /\bv5\/[\w/#-]+/.exec(question)?.[0],
  query: (question) => question,
  locale: (question) => (/\p{Script=Han}/u.test(question) ? 'zh-TW' : undefined),
}

function argumentsOf({ inputSchema }: Tool, question: string): Arguments | undefined {
  const given: Arguments = {}
  for (const name of Object.keys(inputSchema.properties ?? {})) {
    const value = FORMS[name]?.(question) ?? undefined
    if (value !== undefined) given[name] = value
  }
  return (inputSchema.required ?? []).every((name) => name in given) ? given : undefined
}

function likeness(tool: Tool, question: string): number {
  const own = `${tool.name} ${tool.title} ${tool.description} ${JSON.stringify(tool.inputSchema)}`
  const shared = sharedWords(own, question.replace(/\{.*\}|\b(?:GET|POST) \S+/g, ''))
  return shared + (tool.inputSchema.required?.includes('query') ? 0 : 1)
}

/** Similarity of a title to the question; a page named in the question comes first, the longest name before others. */
function titleLikeness(title: string, question: string): number {
  const [page = title] = title.split(' › ')
  return sharedWords(title, question) + (question.includes(page) ? 10 * page.length : 0)
}

const sharedWords = (text: string, question: string): number => {
  const own = words(text)
  return words(question).filter((word) => own.includes(word)).length
}

/** Word stems: `faults` matches `fault`. */
const words = (text: string): string[] => [
  ...new Set((text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 5))),
]
