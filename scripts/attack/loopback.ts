import type { StackFile } from '../../tests/support/stack-file.ts'

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** Throws where a part of the stack is no service of this machine: what is attacked may end. */
export function assertLoopback({ site, studio, lake, search, exchange }: StackFile): void {
  for (const url of [site, studio, lake, search, exchange.url])
    if (!LOOPBACK.test(new URL(url).hostname))
      throw new Error(
        `“${url}” is not on this machine. Attacks are for a stack of \`npm start\` here, and for nothing else.`,
      )
}
