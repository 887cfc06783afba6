import { connection } from 'next/server'
import { suggestions } from '../../../server/not-found/suggestions.ts'

/** What the server shows where no page is: the pages whose addresses are most like the asked one. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  const address = new URL(request.url).searchParams.get('address') ?? ''
  return Response.json(await suggestions(address))
}
