import { takeAnswer } from '../../../analytics/take-answer.ts'

/** The form at the foot of a page: whether it was helpful. */
export const POST = (request: Request): Promise<Response> => takeAnswer(request)
