/**
 * The protocol messages in a request: several when the body is an array; one undefined message when the body exceeds
 * `longest` bytes or is no JSON, which the SDK then refuses. Reads a clone, so the request stays readable.
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

/** The body as text; undefined when too long. The rest is not cancelled, as cancelling a clone waits for the other. */
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
