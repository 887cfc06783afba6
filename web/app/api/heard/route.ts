import { answerHeard } from '../../../instances/answer-heard.ts'

export function POST(request: Request): Promise<Response> {
  return answerHeard(request)
}
