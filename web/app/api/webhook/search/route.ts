import { receiveForSearch } from '../../../../publishing/receive-for-search.ts'

export function POST(request: Request): Promise<Response> {
  return receiveForSearch(request)
}
