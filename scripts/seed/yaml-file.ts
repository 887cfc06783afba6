import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'

/** Reads a YAML file and validates it; throws, naming file and key, when it does not match the schema. */
export async function readYaml<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  const name = path.relative(process.cwd(), file)
  let value: unknown
  try {
    value = parse(await readFile(file, 'utf8'))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${name} cannot be read: ${reason}`, { cause })
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(
    (issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`,
  )
  throw new Error(`${name}: ${issues.join('; ')}`, { cause: parsed.error })
}
