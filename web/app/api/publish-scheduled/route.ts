import { connection } from 'next/server'
import { answerCron } from '../../../publishing/scheduled/cron-request.ts'

/** Asked every minute by the clock of the host: vercel.json. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  return answerCron(request)
}
