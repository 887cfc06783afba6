import { rssResponse } from '../../../../../formats/feeds/feed-response.ts'

export const GET = (): Promise<Response> => rssResponse('en')
