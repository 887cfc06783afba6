import { answerReading } from '../../../analytics/answer-reading.ts'

/** What a page sends once it is read: its own address, as text. */
export const POST = (request: Request): Promise<Response> => answerReading(request)
