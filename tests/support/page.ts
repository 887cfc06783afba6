/** The HTML of an address; throws when it is not answered with 200. */
export async function html(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) })
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}

/** The time at which the page at `url` was generated, ISO 8601. */
export async function stamp(url: string): Promise<string> {
  const found = (await html(url)).match(/<meta name="generated-at" content="([^"]+)"/)
  if (!found?.[1]) throw new Error(`${url} carries no generated-at stamp`)
  return found[1]
}
