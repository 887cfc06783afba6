/** The code and message of an answer, in either of the API's envelopes; no code for other answers. */
export function answerCode(text: string): { retCode?: number; retMsg: string } {
  const answer = parsed(text)
  const retCode = answer['retCode'] ?? answer['ret_code']
  const retMsg = answer['retMsg'] ?? answer['ret_msg']
  return {
    ...(typeof retCode === 'number' && { retCode }),
    retMsg: typeof retMsg === 'string' ? retMsg : '',
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    // Invalid JSON: an intermediate server answered.
    return {}
  }
}
