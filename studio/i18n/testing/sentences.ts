import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from '@babel/parser'

const root = path.resolve(import.meta.dirname, '../../..')
/** Properties with names and descriptions, which are translated with the schema. */
const NAMES = ['title', 'description']

/** Returns the sentences in string literals of the files that match the patterns, with `{}` for each inserted value. */
export function sentencesIn(patterns: readonly string[]): string[] {
  const files = globSync(patterns, { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  return files.flatMap((file) => {
    const code = readFileSync(path.join(root, file), 'utf8')
    const plugins = ['typescript' as const, 'jsx' as const]
    return sentences(parse(code, { sourceType: 'module', plugins }).program.body)
  })
}

function sentences(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(sentences)
  if (typeof node !== 'object' || node === null || !('type' in node)) return []
  if (node.type === 'ObjectProperty' && 'key' in node && isNameOf(node.key)) return []
  return [...textOf(node), ...Object.values(node).flatMap(sentences)]
}

const isNameOf = (key: unknown) =>
  typeof key === 'object' && key !== null && 'name' in key && NAMES.includes(String(key.name))

function textOf(node: object): string[] {
  const text = 'value' in node && typeof node.value === 'string' ? node.value : template(node)
  return /^[A-Z“{].* .*[.?]$/s.test(text) ? [text] : []
}

const template = (node: object): string =>
  'quasis' in node && Array.isArray(node.quasis)
    ? node.quasis.map(({ value }: { value: { cooked: string } }) => value.cooked).join('{}')
    : ''
