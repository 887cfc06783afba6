import { connection } from 'next/server'
import { answerReconcile } from '../../../publishing/reconcile/answer-reconcile.ts'

/** Asked every few minutes by the clock of the host, vercel.json, or by our own server's. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  return answerReconcile(request)
}
