import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { worked } from '../../web/feedback/testing/inbox.ts'
import type { StackFile } from './stack-file.ts'

type Site = Pick<StackFile, 'site'>

/** What a browser gets before it reports something. */
async function challengeOf({ site }: Site): Promise<string> {
  const answer: unknown = await (await fetch(`${site}/api/feedback`)).json()
  return z.object({ challenge: z.string() }).parse(answer).challenge
}

/** A report as a browser sends it, with the work done. */
export const sound = async (stack: Site, fields: object): Promise<ReturnType<typeof worked>> =>
  worked(await challengeOf(stack), fields, crypto.randomUUID())

/** Of a browser that has an address of its own: what one address may send is limited. It may ask nobody but the site. */
export const fromOwnAddress = () => ({
  extraHTTPHeaders: { 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` },
})

/** Sends `body` as it is. */
export const post = ({ site }: Site, body: string, { from }: { from: string }): Promise<Response> =>
  fetch(`${site}/api/feedback?locale=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body,
    redirect: 'manual',
  })
