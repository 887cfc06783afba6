import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { check } from 'recheck'
import { expect, it } from 'vitest'
import { exceptions } from './exceptions.ts'
import { type Expression, writtenExpressions } from './expressions-in.ts'

const known = path.join(import.meta.dirname, 'known.txt')
const TIMEOUT_MS = 30_000

const isExcepted = ({ file }: Expression) =>
  Object.keys(exceptions).some((beginning) => file.startsWith(beginning))
const textOf = ({ pattern, flags }: Expression) => `/${pattern}/${flags}`
/** Short, as there are many; a collision has a probability of one in a billion. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

it('each regular expression for outside input takes time linear in its length', {
  timeout: 1_800_000,
}, async () => {
  // Checking an expression takes up to seconds, so those found safe are listed.
  const listed = readFileSync(known, 'utf8')
  const safe: string[] = []
  const unsafe: string[] = []
  const all = new Map(
    writtenExpressions()
      .filter((one) => !isExcepted(one))
      .map((one) => [textOf(one), one]),
  )
  for (const [text, { pattern, flags, file }] of all) {
    const hash = hashOf(text)
    const isKnown = listed.includes(hash)
    const { status } = isKnown
      ? { status: 'safe' as const }
      : await check(pattern, flags, { timeout: TIMEOUT_MS })
    if (status === 'safe') safe.push(hash)
    else unsafe.push(`${file}: ${text} is ${status}`)
  }
  expect(unsafe).toEqual([])
  const now = `${safe.sort().join('\n')}\n`
  if (now !== listed) writeFileSync(known, now)
})
