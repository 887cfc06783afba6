/**
 * The messages that a request of the protocol holds: several where its body is a list. One, undefined, where the
 * body is longer than `longest` bytes or no JSON, which the protocol's own kit then refuses. The request can still
 * be read.
 */
export async function messagesIn(request: Request, longest: number): Promise<unknown[]> {
  const text = await textWithin(request.clone(), longest)
  try {
    const body: unknown = JSON.parse(text ?? '')
    return Array.isArray(body) && body.length > 0 ? body : [body]
  } catch (error) {
    if (error instanceof SyntaxError) return [undefined]
    throw error
  }
}

/** The body, undefined where it is longer: the rest is left, since who cancels one copy waits for the other. */
async function textWithin({ body }: Request, longest: number): Promise<string | undefined> {
  const decoder = new TextDecoder()
  const reader = body?.getReader()
  let text = ''
  for (let bytes = 0; bytes <= longest; ) {
    const chunk = await reader?.read()
    if (!chunk || chunk.done) return text + decoder.decode()
    bytes += chunk.value.byteLength
    text += decoder.decode(chunk.value, { stream: true })
  }
  return undefined
}
