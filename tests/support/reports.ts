import { createHash, randomInt } from 'node:crypto'
import { z } from 'zod'
import { showsWork, workText } from '../../web/enhancements/feedback/work.ts'
import { worked } from '../../web/feedback/testing/inbox.ts'
import type { StackFile } from './stack-file.ts'

type Site = Pick<StackFile, 'site'>

/** What a browser gets before it reports something. */
export async function challengeOf({ site }: Site): Promise<string> {
  const answer: unknown = await (await fetch(`${site}/api/feedback`)).json()
  return z.object({ challenge: z.string() }).parse(answer).challenge
}

/** A report as a browser sends it, with the work done. */
export async function sound(
  stack: Site,
  fields: object,
  key: string = crypto.randomUUID(),
): Promise<ReturnType<typeof worked>> {
  return worked(await challengeOf(stack), fields, key)
}

/** A key for which the work of `report` is none. */
export function keyWithoutWork({ challenge, nonce }: { challenge: string; nonce: number }): string {
  const isNone = (key: string) => {
    const text = workText(challenge, key, nonce)
    return !showsWork(createHash('sha256').update(text).digest())
  }
  for (;;) {
    const key = crypto.randomUUID()
    if (isNone(key)) return key
  }
}

/** Of a sender of its own, as the proxy before the site names it: what one address may send is limited. */
export const senderAddress = (): string => `198.18.${randomInt(256)}.${randomInt(256)}`

/** Of a browser that has an address of its own. It may ask nobody but the site. */
export const fromOwnAddress = () => ({ extraHTTPHeaders: { 'x-forwarded-for': senderAddress() } })

interface Sending {
  from: string
  type?: string
  locale?: string
}

/** Sends `body` as it is. */
export const post = (
  { site }: Site,
  body: string | Uint8Array<ArrayBuffer>,
  { from, type = 'application/json', locale = 'en' }: Sending,
): Promise<Response> =>
  fetch(`${site}/api/feedback?locale=${locale}`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': from },
    body,
    redirect: 'manual',
  })
