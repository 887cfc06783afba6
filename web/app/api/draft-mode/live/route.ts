import { draftMode } from 'next/headers'
import { connection } from 'next/server'
import { draftEvents } from '../../../../content/draft-events.ts'

export async function GET(request: Request): Promise<Response> {
  // Otherwise the answer for readers would be made once, and might be kept by a cache on the way.
  await connection()
  const { isEnabled } = await draftMode()
  const events = isEnabled ? await draftEvents(request.signal) : undefined
  return events ?? new Response('Only in draft mode', { status: 404 })
}
