import { connection } from 'next/server'
import { healthResponse } from '../../../server/health/health-response.ts'

/** For load balancers and people: docs/operations.md describes the answer. */
export async function GET(): Promise<Response> {
  await connection()
  return healthResponse()
}
