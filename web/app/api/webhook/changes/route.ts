import { receiveForChanges } from '../../../../publishing/receive-for-changes.ts'

export function POST(request: Request): Promise<Response> {
  return receiveForChanges(request)
}
