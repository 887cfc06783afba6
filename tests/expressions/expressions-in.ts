import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parse } from '@babel/parser'
import { z } from 'zod'

const token = z.object({
  type: z.object({ label: z.literal('regexp') }),
  value: z.object({ pattern: z.string(), flags: z.string() }),
})

export interface Expression {
  pattern: string
  flags: string
  file: string
}

/** The regular expressions in the product's own files. */
export function writtenExpressions(): Expression[] {
  const listed = [
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.ts',
    '*.tsx',
    '*.js',
    '*.mjs',
  ]
  return execFileSync('git', ['ls-files', ...listed], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && !/\.test\.|\/testing\/|^(?:tests|bench)\//.test(file))
    .flatMap((file) => expressionsIn(file, readFileSync(file, 'utf8')))
}

function expressionsIn(file: string, text: string): Expression[] {
  const { tokens } = parse(text, {
    sourceType: 'module',
    plugins: ['typescript', 'jsx'],
    tokens: true,
  })
  return (tokens ?? []).flatMap((each) => {
    const { data } = token.safeParse(each)
    return data ? [{ ...data.value, file }] : []
  })
}
