import { answerHeard } from '../../../publishing/answer-heard.ts'

export function POST(request: Request): Promise<Response> {
  return answerHeard(request)
}
