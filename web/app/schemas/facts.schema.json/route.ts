import { factsSchemaResponse } from '../../../agents/facts-response.ts'

export const GET = (): Response => factsSchemaResponse()
