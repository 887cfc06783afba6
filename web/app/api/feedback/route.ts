import { connection } from 'next/server'
import { challengeResponse, postResponse, siteDesk } from '../../../feedback/feedback-response.ts'

export async function GET(): Promise<Response> {
  await connection()
  return challengeResponse(siteDesk())
}

export function POST(request: Request): Promise<Response> {
  return postResponse(siteDesk(), request)
}
