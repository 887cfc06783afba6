import { spawnSync } from 'node:child_process'
import { createPublicKey, sign, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readPage } from '../../content/testing/read-pages.ts'
import { guidePrograms } from './guide-programs.ts'
import { launchers } from './launchers.ts'
import { runProgram } from './start-program.ts'

const PAGE = 'v5/guides/rsa-keys'
const code = readPage(PAGE).en.blocks.filter((block) => block._type === 'codeBlock')
const titled = (title: string) =>
  code.filter((block) => block.title === title).map((block) => block.code ?? '')
const [privateKey = ''] = titled('private.pem')
const [publicKey = ''] = titled('public.pem')
const signatures = titled('Signature')

describe('the test vector of RSA keys', () => {
  const [values = ''] = titled('Values')
  const value = (name: string) => new RegExp(`^${name}: +(\\S+)$`, 'm').exec(values)?.[1] ?? ''
  const payloads = [value('Query string'), ...titled('Body')]
  const texts = payloads.map(
    (payload) => value('Timestamp') + value('API key') + value('Receive window') + payload,
  )

  it('belongs to one key pair', () => {
    const pem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' })
    expect(String(pem).trim()).toBe(publicKey)
  })

  it('joins the parts in the order of the introduction', () => {
    expect(payloads).toHaveLength(2)
    expect(titled('String to sign')).toEqual(texts)
  })

  it('has signatures that the public key verifies only for their own text', () => {
    expect(signatures).toHaveLength(2)
    for (const [index, text] of texts.entries()) {
      const signature = Buffer.from(signatures[index] ?? '', 'base64')
      expect(verify('sha256', Buffer.from(text), publicKey, signature)).toBe(true)
      expect(verify('sha256', Buffer.from(`${text}\n`), publicKey, signature)).toBe(false)
      expect(sign('sha256', Buffer.from(text), privateKey).toString('base64')).toBe(
        signatures[index],
      )
    }
  })
})

describe('the programs that sign with an RSA key', () => {
  for (const program of guidePrograms(PAGE, 'sign', { rest: '', stream: '' })) {
    const missing = launchers[program.language]?.missing() ?? []
    const [python = ''] = launchers['python']?.command('') ?? []
    if (program.language === 'python' && spawnSync(python, ['-c', 'import cryptography']).status)
      missing.push('cryptography')
    const title =
      missing.length > 0
        ? `${program.language} (not installed: ${missing.join(', ')})`
        : program.language

    it.skipIf(missing.length > 0)(`${title} prints the signature of the page`, async () => {
      const files = { 'private.pem': `${privateKey}\n` }
      const { printed } = await runProgram({ ...program, files })
      expect(printed.trim()).toBe(signatures[0])
    })
  }
})
