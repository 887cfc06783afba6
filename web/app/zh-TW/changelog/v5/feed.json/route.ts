import { jsonFeedResponse } from '../../../../../formats/feeds/feed-response.ts'

export const GET = (): Promise<Response> => jsonFeedResponse('zh-TW')
