import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { withProofOfWork } from '../../web/feedback/testing/inbox.ts'
import type { StackFile } from './stack-file.ts'

type Site = Pick<StackFile, 'site'>

/** The challenge that a browser gets before it sends a report. */
async function challengeOf({ site }: Site): Promise<string> {
  const answer: unknown = await (await fetch(`${site}/api/feedback`)).json()
  return z.object({ challenge: z.string() }).parse(answer).challenge
}

/** A valid report, with its proof of work. */
export const validReport = async (
  stack: Site,
  fields: object,
): Promise<ReturnType<typeof withProofOfWork>> =>
  withProofOfWork(await challengeOf(stack), fields, crypto.randomUUID())

/** A browser with its own client address, as reports per address are limited. It may send requests only to the site. */
export const fromOwnAddress = () => ({
  extraHTTPHeaders: { 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` },
})

/** Sends `body` unchanged. */
export const post = ({ site }: Site, body: string, { from }: { from: string }): Promise<Response> =>
  fetch(`${site}/api/feedback?locale=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body,
    redirect: 'manual',
  })
