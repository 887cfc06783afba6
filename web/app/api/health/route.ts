import { connection } from 'next/server'
import { healthResponse } from '../../../health/health-response.ts'

/** For load balancers and people: README.md says what it tells. */
export async function GET(): Promise<Response> {
  await connection()
  return healthResponse()
}
