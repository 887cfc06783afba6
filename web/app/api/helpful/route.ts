import { answerHelpful } from '../../../analytics/answer-helpful.ts'

/** The form at the foot of a page: whether it was helpful. */
export const POST = (request: Request): Promise<Response> => answerHelpful(request)
