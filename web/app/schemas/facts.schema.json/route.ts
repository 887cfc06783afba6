import { factsSchemaResponse } from '../../../formats/facts/facts-response.ts'

export const GET = (): Response => factsSchemaResponse()
