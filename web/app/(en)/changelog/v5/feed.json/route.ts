import { jsonFeedResponse } from '../../../../../feeds/feed-response.ts'

export const GET = (): Promise<Response> => jsonFeedResponse('en')
