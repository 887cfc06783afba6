/** The body of `request` as text; undefined where it is longer than `longest` bytes, of which no more are read. */
export async function bodyWithin(request: Request, longest: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length')) > longest) return undefined
  const decoder = new TextDecoder()
  const reader = request.body?.getReader()
  let text = ''
  for (let bytes = 0; ; ) {
    const chunk = await reader?.read()
    if (!chunk || chunk.done) return text + decoder.decode()
    bytes += chunk.value.byteLength
    if (bytes > longest) {
      await reader?.cancel()
      return undefined
    }
    text += decoder.decode(chunk.value, { stream: true })
  }
}
