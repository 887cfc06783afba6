import { localeConfig, translations } from '../../schemas/locales.ts'
import type { Stack } from './start-stack.ts'

/** Prints where everything is, what of it is still being made, and who can sign in. */
export function printTable({ urls, secrets, underWay }: Stack, seconds: number): void {
  const rows = [
    ['Site', urls.site],
    ...translations.map((locale) => ['', `${urls.site}/${localeConfig[locale].prefix}`]),
    ['Studio', urls.studio],
    ['Lake', urls.lake],
    ['Search', urls.search],
    ['Exchange', urls.exchange],
    ['Sign in as', secrets.users.map((user) => user.role).join(', ')],
    ['Tokens, keys', '.data/stack.json'],
  ]
  const line = '─'.repeat(64)
  console.log(`\n${line}`)
  for (const [name = '', value = ''] of rows) {
    const says = underWay.find((part) => part.name === name)?.says
    console.log(`  ${name.padEnd(14)}${value}${says === undefined ? '' : `  (${says} …)`}`)
  }
  console.log(`${line}\n  Ready in ${seconds.toFixed(1)} s. Ctrl-C ends it.\n`)
}
