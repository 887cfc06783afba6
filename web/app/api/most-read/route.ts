import { connection } from 'next/server'
import { mostReadResponse } from '../../../analytics/most-read-response.ts'

/** Where a search begins that has no words yet. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  return mostReadResponse(new URL(request.url))
}
