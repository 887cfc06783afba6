import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { stackOptions } from '../scripts/stack/env.ts'
import { contentDocumentation } from '../tests/agents/content-documentation.ts'
import { pageMarkdown } from '../web/formats/markdown/page-markdown.ts'
import type { Documentation } from '../web/formats/mcp/documentation.ts'
import { mcpHandler } from '../web/formats/mcp/mcp-response.ts'
import { tokensOf } from '../web/testing/tokens-of.ts'
import { answerWithTools, type Transcript } from './agents/scripted-agent.ts'
import { agentTasks } from './agents/tasks.ts'
import type { Question } from './harness/question.ts'

/** Most tokens of the list of tools, which each client reads before its first question. */
const LIST = 900
const MEDIAN = 600
const MEAN = 1200
const BOUNDLESS = { perAddress: 1e6, inAll: 1e6, atOnce: 1 }

/**
 * Sixty questions, whose answers are checked against the specifications, asked by a rule-based agent that knows the
 * tools only by their list: how many it answers, with how many calls and tokens. The tools read all content.
 */
export const benchAgents: Question = async (report) => {
  const { docs, stop } = await contentDocumentation()
  try {
    const perCall = { ms: 60_000, characters: 250_000 }
    const answer = mcpHandler(docs, { ...BOUNDLESS, perCall })
    const client = new Client({ name: 'bench', version: '1.0.0' })
    const fetch = (url: string | URL, init?: RequestInit) => answer(new Request(url, init))
    const address = new URL(`${docs.origin}/docs/mcp`)
    await client.connect(new StreamableHTTPClientTransport(address, { fetch }))
    const { tools } = await client.listTools()
    const tasks = await agentTasks(stackOptions().root, await docs.operations())
    const done: Transcript[] = []
    for (const { question, expected } of tasks) {
      const transcript = await answerWithTools(client, tools, question)
      const text = transcript.text.replaceAll('`', '')
      const missing = expected.find((part) => !text.includes(part))
      const calls = transcript.calls.join(', ')
      if (missing !== undefined) report.fault('unsolved', `${question} (${calls}) lacks ${missing}`)
      done.push(transcript)
    }
    const note = (what: string, values: number | number[], limit = {}) =>
      report.note(what, values, '', limit)
    const tokens = done.map((one) => one.tokens)
    note('tasks', tasks.length)
    note('tasks solved', tasks.length - (report.faults['unsolved']?.length ?? 0))
    const calls = done.map((one) => one.calls.length)
    note('calls of a task', calls)
    note('tokens of a task', tokens, { p: 50, most: MEDIAN })
    note('tokens of a task, mean', sum(tokens) / tokens.length, { most: MEAN })
    note('tokens of the list of tools', tokensOf(JSON.stringify(tools)), { most: LIST })
    const pages = await pageTokens(docs)
    note('tokens of a page as Markdown', pages)
    note('tokens of all pages, `llms-full.txt`', sum(pages))
  } finally {
    await stop()
  }
}

async function pageTokens(docs: Documentation): Promise<number[]> {
  const read = (await docs.pages()).map(({ path }) => docs.page(path, 'en'))
  return (await Promise.all(read)).flatMap((result) =>
    result.kind === 'page' ? tokensOf(pageMarkdown(result.data, docs.origin)) : [],
  )
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)
