import { siteTrials } from '../../../search/trial/site-trial.ts'
import { trialResponse } from '../../../search/trial/trial-response.ts'

/** Tries the draft of a document about the search before it is published. */
export function POST(request: Request): Promise<Response> {
  return trialResponse(siteTrials(), request)
}
