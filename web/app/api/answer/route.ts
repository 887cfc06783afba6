import { connection } from 'next/server'
import { answerResponse } from '../../../search/answers/answer-response.ts'
import { siteAnswers } from '../../../search/answers/site-answers.ts'

/** The fact that a query of a reader asks for. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  return answerResponse(siteAnswers, new URL(request.url))
}
