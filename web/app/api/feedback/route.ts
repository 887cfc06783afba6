import { connection } from 'next/server'
import { challengeResponse, postResponse, siteInbox } from '../../../feedback/feedback-response.ts'

export async function GET(): Promise<Response> {
  await connection()
  return challengeResponse(siteInbox())
}

export function POST(request: Request): Promise<Response> {
  return postResponse(siteInbox(), request)
}
