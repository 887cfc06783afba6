import { surfaceResponse } from '../../formats/api-surface/surface-response.ts'

export const GET = (): Promise<Response> => surfaceResponse()
