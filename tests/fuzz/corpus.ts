import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'

const folderOf = (target: string) => path.join(import.meta.dirname, 'corpus', target)

/** The corpus of an entry point: inputs that once did harm, or are known to, which are tried first. */
export function storedInputs<Input>(
  target: string,
  schema: z.ZodType<Input>,
): [name: string, Input][] {
  const folder = folderOf(target)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .map((name) => [name, schema.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8')))])
}

/** Stores a harmful input in the corpus; returns the file name. */
export function storeInput(target: string, input: unknown): string {
  const text = `${JSON.stringify(input, null, 2)}\n`
  const file = path.join(
    folderOf(target),
    `${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`,
  )
  mkdirSync(folderOf(target), { recursive: true })
  writeFileSync(file, text)
  return file
}
