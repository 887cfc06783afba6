import { createInterface } from 'node:readline'
import { hashPassword } from './password.ts'

/** Reads a password from standard input and prints what `passwordHash` in the users file takes. */
const lines = createInterface({ input: process.stdin })
for await (const line of lines) {
  process.stdout.write(`${hashPassword(line)}\n`)
  break
}
lines.close()
