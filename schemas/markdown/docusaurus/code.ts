import type { Code } from 'mdast'
import { MERMAID } from '../../../blocks/diagram/markdown.ts'
import { codeLanguages } from '../../code-languages.ts'
import { type Reading, reportProblem } from './problems.ts'
import { sequence } from './sequence.ts'

const ALIASES: Record<string, string> = {
  n4js: 'js',
  javascript: 'js',
  jsx: 'js',
  node: 'js',
  typescript: 'ts',
  tsx: 'ts',
  shell: 'bash',
  sh: 'bash',
  zsh: 'bash',
  shellscript: 'bash',
  javascriptreact: 'js',
  typescriptreact: 'ts',
  console: 'bash',
  'c#': 'csharp',
  cs: 'csharp',
  'c++': 'cpp',
  golang: 'go',
  py: 'python',
  yml: 'yaml',
  html: 'xml',
  json5: 'json',
  jsonc: 'json',
  plaintext: 'text',
  txt: 'text',
}

const META = /title=(?:"([^"]*)"|'([^']*)')|\{([\d,\s-]+)\}|(showLineNumbers)(?:=\d+)?|(\S+)/g

/** Converts a code fence; an empty one, which shows nothing, is dropped. */
export function fence(reading: Reading, node: Code): Code[] {
  if (node.value.trim() === '') {
    reportProblem(reading, node, 'changed', 'an empty code fence is left out.')
    return []
  }
  const written = (node.lang ?? 'text').toLowerCase()
  if (written === MERMAID)
    return [sequence(reading, node) ?? { ...node, lang: 'text', meta: meta(reading, node) }]
  const lang = ALIASES[written] ?? written
  const known = codeLanguages.some(({ value }) => value === lang)
  if (!known)
    reportProblem(reading, node, 'changed', `code of the language "${written}" has no colours.`)
  return [{ ...node, lang: known ? lang : 'text', meta: meta(reading, node) }]
}

function meta(reading: Reading, node: Code): string | null {
  const parts: string[] = []
  for (const [, double, single, lines, numbers, other] of (node.meta ?? '').matchAll(META)) {
    const title = double ?? single
    if (title !== undefined) parts.push(`title="${title.replaceAll('"', '”')}"`)
    if (lines !== undefined) parts.push(`{${lines.replace(/\s/g, '')}}`)
    if (numbers !== undefined) parts.push('numbers')
    if (other !== undefined) {
      reportProblem(
        reading,
        node,
        'changed',
        `"${other}" after the language of a fence is left out.`,
      )
    }
  }
  return parts.length > 0 ? parts.join(' ') : null
}
